// Made from src/souterrain/server/protocol/ by tools/typescript.py; change it there, then run it again.

export const PROTOCOL = 1;

export interface SeatInfo {
  who: string;
  name: string;
  role: string;
  ready: boolean;
  presence: string;
  away_since: number;
  lent: string;
  clock: number;
}

export interface TableInfo {
  id: string;
  game: string;
  options: { [key: string]: string };
  seats: SeatInfo[];
  phase: string;
  host: string;
  private: boolean;
  tempo: number;
  absence: string;
  patience: number;
  pause: number;
  watchers: number;
  next: string;
  takeback: number;
  saving: boolean;
  commitment: string;
  day: string;
  retry: boolean;
  lesson: boolean;
  opens: number;
  carries: boolean;
}

export interface FieldInfo {
  rows?: [string, number][][] | null;
  words?: string[] | null;
  caps?: number[] | null;
  word?: string | null;
  least?: number;
  most?: number;
}

export interface FormInfo {
  fields?: FieldInfo[];
  check?: boolean;
}

export interface VerbInfo {
  word: string;
  forms: FormInfo[];
}

export interface AskInfo {
  seat: number;
  number: number;
  kind: string;
  about: string;
  default?: string;
  verbs?: VerbInfo[];
}

export interface Hello {
  t: "hello";
  protocol: number;
  client?: string;
  seen?: number;
}

export interface Move {
  t: "move";
  cid: string;
  seat: number;
  ask: number;
  text: string;
}

export interface Waive {
  t: "waive";
  cid: string;
  seat: number;
  ask: number;
}

export interface Hold {
  t: "hold";
  cid: string;
  seat: number;
}

export interface Orders {
  t: "orders";
  cid: string;
  seat: number;
  wake?: string[] | null;
}

export interface Undo {
  t: "undo";
  cid: string;
  seat: number;
}

export interface TakeBack {
  t: "takeback";
  cid: string;
  seat: number;
  agree?: boolean | null;
}

export interface Sit {
  t: "sit";
  cid: string;
  seat: number;
  who?: string;
  role?: string;
}

export interface Ready {
  t: "ready";
  cid: string;
  ready?: boolean;
  nonce?: string;
}

export interface Host {
  t: "host";
  cid: string;
  do: string;
  seat?: number;
  settings?: { [key: string]: string };
}

export interface Lend {
  t: "lend";
  cid: string;
  seat: number;
  bot?: string;
}

export interface Resign {
  t: "resign";
  cid: string;
  seat: number;
}

export interface Rematch {
  t: "rematch";
  cid: string;
  carry?: boolean;
}

export interface Say {
  t: "say";
  cid: string;
  text?: string;
  phrase?: string;
}

export interface Why {
  t: "why";
  cid: string;
  seat: number;
  text: string;
}

export interface Welcome {
  t: "welcome";
  protocol: number;
  version: string;
  person: string;
  reload: boolean;
  seats: number[];
}

export interface Table {
  t: "table";
  table: TableInfo;
  seats: number[];
  orders: (string[] | null)[];
}

export interface SeatUpdate {
  seat: number;
  sections?: { [key: string]: any };
  gone?: string[];
  hash?: string;
  events?: { [key: string]: any }[];
  undo?: boolean;
}

export interface Update {
  t: "update";
  seq: number;
  views: SeatUpdate[];
  asks: AskInfo[];
  whole: boolean;
  over: boolean;
  outcome: { [key: string]: any } | null;
  text: string;
  by: number;
  film: number;
}

export interface Ack {
  t: "ack";
  cid: string;
  seq: number;
  answer: { [key: string]: any } | null;
}

export interface Nack {
  t: "nack";
  cid: string;
  code: string;
  rule: string;
  data: { [key: string]: any };
}

export interface Chat {
  t: "chat";
  who: string;
  name: string;
  room: string;
  text: string;
  phrase: string;
  at: number;
}

export interface Bye {
  t: "bye";
  code: string;
}

export interface Person {
  id: string;
  name: string;
  guest: boolean;
}

export interface NewPerson {
  id: string;
  name: string;
  guest: boolean;
  token: string;
}

export interface NewName {
  name: string;
}

export interface OptionInfo {
  name: string;
  values: string[];
}

export interface GameInfo {
  name: string;
  seats: [number, number];
  roles: string[];
  options: OptionInfo[];
  presets: { [key: string]: { [key: string]: { [key: string]: string } } };
  bots: string[];
  hidden: boolean;
  nouns: { [key: string]: string[] };
  events: { [key: string]: { [key: string]: string } };
  daily: boolean;
  lesson: boolean;
  hiding: { [key: string]: string };
  together: boolean;
}

export interface NewTable {
  game: string;
  seats: string[];
  options?: { [key: string]: string };
  private?: boolean;
  tempo?: number;
  absence?: string;
  start?: boolean;
}

export interface TableLinks {
  table: string;
  join: string;
  watch: string;
  code: string;
  address: string;
  reach: string;
}

export interface MyTable {
  id: string;
  game: string;
  phase: string;
  waits_for_me: boolean;
  players: string[];
  changed: number;
  day: string;
  until: number;
  lesson: boolean;
}

export interface OpenTable {
  id: string;
  watch: string;
  game: string;
  phase: string;
  players: string[];
  free: number;
}

export interface DailyTry {
  table: string;
  state: string;
  score: number | null;
  rank: string;
  place: number;
}

export interface DailyGame {
  game: string;
  date: string;
  ends_at: number;
  left: number;
  players: number;
  mine: DailyTry | null;
  begun: string;
  retries: number;
  streak: number;
  best_streak: number;
}

export interface DailyStart {
  table: string;
  join: string;
  retry: boolean;
}

export interface DailyLine {
  place: number;
  name: string;
  score: number | null;
  rank: string;
  mine: boolean;
  replay: string;
}

export interface DailyBoard {
  game: string;
  date: string;
  ends_at: number;
  over: boolean;
  players: number;
  lines: DailyLine[];
  mine: DailyLine | null;
  before: string;
  after: string;
}

export interface ReplayInfo {
  game: string;
  options: { [key: string]: string };
  players: string[];
  steps: number;
  outcome: { [key: string]: any } | null;
  titles: { [key: number]: string[] };
}

export interface ReplayStep {
  step: number;
  sections: { [key: string]: any };
  events: { [key: string]: any }[];
  text: string;
  seat: number;
  draws: string[];
  film: number;
}

export interface ReplayLine {
  events: { [key: string]: any }[];
  text: string;
  seat: number;
}

export interface Films {
  films: string[];
}

export interface Passphrase {
  passphrase: string;
}

export interface RecoveryCodes {
  codes: string[];
}

export interface Login {
  name?: string;
  passphrase?: string;
  link?: string;
}

export interface Recover {
  name: string;
  code: string;
  passphrase: string;
}

export interface SignOut {
  everywhere?: boolean;
}

export interface DeviceLink {
  path: string;
  address: string;
  qr: string;
}

export interface ReachInfo {
  reach: string;
  address: string;
}

export interface PlayOn {
  seats: string[];
}

export interface GameResult {
  table: string;
  game: string;
  place: number;
  score: number;
  rank: string;
  titles: string[];
  at: number;
}

export interface Record {
  game: string;
  games: number;
  wins: number;
  best: number;
  rank: string;
}

export interface TitleProgress {
  game: string;
  title: string;
  found: string[];
  wanted: string[];
}

export interface Profile {
  person: Person;
  results: GameResult[];
  records: Record[];
  titles: string[];
  progress: TitleProgress[];
}

export interface Health {
  version: string;
  protocol: number;
  tables: number;
  sockets: number;
}

export interface Problem {
  code: string;
  data: { [key: string]: any };
}

export type ToServer = Hello | Move | Waive | Hold | Orders | Undo | TakeBack | Sit | Ready | Host | Lend | Resign | Rematch | Say | Why;

export type ToClient = Welcome | Table | Update | Ack | Nack | Chat | Bye;
