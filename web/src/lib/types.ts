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

export interface WishInfo {
  id: string;
  kind: string;
  seat: number;
  by: string;
  name: string;
  asked: string[];
}

export interface HandoverInfo {
  seat: number;
  kind: string;
  was: string;
  name: string;
  at: number;
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
  lesson: string;
  opens: number;
  carries: boolean;
  wish: WishInfo | null;
  handed: HandoverInfo[];
  leader: number;
  paused: string;
  held: [number, number][];
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

export interface StakeInfo {
  about: string;
  key: string;
  data?: { [key: string]: any };
  sure?: boolean;
}

export interface AskInfo {
  seat: number;
  number: number;
  kind: string;
  about: string;
  default?: string;
  verbs?: VerbInfo[];
  stakes?: StakeInfo[];
  idle?: boolean;
}

export interface Hello {
  t: "hello";
  protocol: number;
  client?: string;
  seen?: number;
  epoch?: string;
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
  each?: boolean;
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

export interface Consent {
  t: "consent";
  cid: string;
  wish: string;
  agree: boolean;
}

export interface Sit {
  t: "sit";
  cid: string;
  seat: number;
  who?: string;
  role?: string;
  nonce?: string;
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

export interface Point {
  t: "point";
  cid: string;
  about: string;
}

export interface Tell {
  t: "tell";
  cid: string;
  seat?: number;
  text?: string;
  title?: string;
  picture?: string;
  voice?: string;
  colour?: string;
}

export interface Note {
  t: "note";
  cid: string;
  about: string;
  text?: string;
}

export interface Pause {
  t: "pause";
  cid: string;
  on?: boolean;
}

export interface Rewind {
  t: "rewind";
  cid: string;
}

export interface Why {
  t: "why";
  cid: string;
  seat: number;
  text?: string;
  verbs?: string[];
}

export interface Welcome {
  t: "welcome";
  protocol: number;
  version: string;
  person: string;
  reload: boolean;
  seats: number[];
  epoch: string;
  lost: number;
  restored: boolean;
}

export interface Table {
  t: "table";
  table: TableInfo;
  seats: number[];
  orders: (string[] | null)[];
  back: number[];
  may_ask: number[];
  each: boolean[];
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
  films: number[];
  late: boolean;
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

export interface Telling {
  to?: string;
  name?: string;
  title?: string;
  picture?: string;
  voice?: string;
  colour?: string;
}

export interface Chat {
  t: "chat";
  who: string;
  name: string;
  room: string;
  text: string;
  phrase: string;
  at: number;
  telling: Telling | null;
}

export interface Pointed {
  t: "pointed";
  who: string;
  name: string;
  about: string;
}

export interface Notes {
  t: "notes";
  notes: { [key: string]: string };
}

export interface Bye {
  t: "bye";
  code: string;
}

export interface Person {
  id: string;
  name: string;
  guest: boolean;
  was: string;
}

export interface NewPerson {
  id: string;
  name: string;
  guest: boolean;
  was: string;
  token: string;
}

export interface NewName {
  name: string;
}

export interface OptionInfo {
  name: string;
  values: string[];
}

export interface BotInfo {
  animal: string;
  strength: number;
}

export interface DoorInfo {
  seats: string[];
  options: { [key: string]: string };
}

export interface HelpInfo {
  below: number;
  options: { [key: string]: string };
  rule: string;
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
  lessons: string[];
  hiding: { [key: string]: string };
  together: boolean;
  idle: boolean;
  characters: { [key: string]: BotInfo };
  ranks: { [key: string]: number };
  door: DoorInfo | null;
  help: HelpInfo | null;
}

export interface NewTable {
  game: string;
  seats: string[];
  options?: { [key: string]: string };
  private?: boolean;
  tempo?: number;
  absence?: string;
  start?: boolean;
  roles?: string[];
  content?: any;
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
  lesson: string;
  damaged: boolean;
}

export interface OpenTable {
  id: string;
  watch: string;
  game: string;
  phase: string;
  players: string[];
  free: number;
}

export interface RecapInfo {
  lines: { [key: string]: any }[];
  ends: string[];
  pause: number;
}

export interface ChapterInfo {
  title: string;
  ended: string;
  lines: { [key: string]: any }[];
  seats: { [key: number]: { [key: string]: any }[] };
}

export interface CampaignTable {
  table: string;
  phase: string;
  players: string[];
  chapters: ChapterInfo[];
}

export interface CampaignInfo {
  game: string;
  tables: CampaignTable[];
}

export interface HighlightInfo {
  step: number;
  key: string;
  seat: number;
  data: { [key: string]: any };
}

export interface MomentsInfo {
  titles: { [key: number]: string[] };
  highlights: HighlightInfo[];
  best: { [key: number]: number };
  turned: { [key: number]: number };
}

export interface ReplayInfo {
  game: string;
  options: { [key: string]: string };
  players: string[];
  steps: number;
  outcome: { [key: string]: any } | null;
  titles: { [key: number]: string[] };
  highlights: HighlightInfo[];
  best: { [key: number]: number };
  turned: { [key: number]: number };
  at: number;
  day: string;
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
  draws: number;
  film: number;
}

export interface ReplayChat {
  step: number;
  who: string;
  name: string;
  text: string;
  phrase: string;
}

export interface Films {
  films: string[];
}

export interface PracticeAct {
  text: string;
  table?: { [key: string]: number[] };
}

export interface PracticeTable {
  section: { [key: string]: any };
  film: string;
}

export interface Passphrase {
  passphrase: string;
  old?: string;
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

export interface DailyTry {
  table: string;
  state: string;
  score: number | null;
  rank: string;
  place: number;
  among: number;
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
  used: boolean;
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
  guest: boolean;
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

export interface Opponent {
  who: string;
  name: string;
  seat: number;
  games: number;
}

export interface GameResult {
  table: string;
  game: string;
  place: number;
  score: number;
  rank: string;
  titles: string[];
  at: number;
  seat: number;
  others: Opponent[];
}

export interface History {
  results: GameResult[];
  total: number;
}

export interface Record {
  game: string;
  games: number;
  contests: number;
  wins: number;
  best: number;
  mean: number;
  rank: string;
  since: number;
  last: GameResult;
}

export interface Medal {
  game: string;
  title: string;
  at: number;
  table: string;
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
  medals: Medal[];
  opponents: Opponent[];
}

export type ToServer = Hello | Move | Waive | Hold | Orders | Undo | TakeBack | Consent | Sit | Ready | Host | Lend | Resign | Rematch | Say | Point | Tell | Note | Pause | Rewind | Why;

export type ToClient = Welcome | Table | Update | Ack | Nack | Chat | Pointed | Notes | Bye;
