// The socket of a table: it says hello, reconnects after a drop, and sends unacknowledged requests again.

import { PROTOCOL, type Ack, type Nack, type ToClient, type ToServer } from "./types";

export type Status = "connecting" | "open" | "waiting" | "closed";

/** A request without its cid, which the connection adds. */
type Without<T> = T extends { cid: string } ? Omit<T, "cid"> : never;
export type Request = Without<ToServer>;

/** A refused request, as an error. */
export class Refused extends Error {
  constructor(readonly nack: Nack) {
    super(nack.code);
  }
}

export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event?: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Listener {
  /** The number of the last update this client has; -1 asks for the whole state. */
  seen(): number;
  receive(message: ToClient): void;
  status(status: Status, code?: string): void;
}

interface Pending {
  text: string;
  resolve(ack: Ack): void;
  reject(error: Refused): void;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;
/** Codes after which the client does not reconnect. "elsewhere": this session was ended from another device. */
const FINAL = ["kicked", "elsewhere", "unknown", "daily", "damaged"];
/** The codes of WebSocket close events, for sockets that were closed without a "bye" message. */
const CLOSED: Record<number, string> = { 4001: "kicked", 4002: "elsewhere", 4004: "unknown", 4005: "daily", 4006: "damaged" };

let counter = 0;
const prefix = Array.from(crypto.getRandomValues(new Uint32Array(3)), (word) => word.toString(36)).join("");

export function freshCid(): string {
  counter += 1;
  return `${prefix.slice(0, 24)}-${counter}`;
}

export class Connection {
  private socket: SocketLike | null = null;
  private readonly pending = new Map<string, Pending>();
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  private welcomed = false;
  /** The epoch of the server's data at the last welcome: after another one, moves may be gone. */
  private epoch = "";

  constructor(
    private readonly open: () => SocketLike,
    private readonly listener: Listener,
    private readonly version: string,
  ) {
    this.connect();
  }

  /** Send a request, and send it again after each reconnect until it is answered. */
  send(request: Request): Promise<Ack> {
    const cid = freshCid();
    const text = JSON.stringify({ ...request, cid });
    return new Promise((resolve, reject) => {
      this.pending.set(cid, { text, resolve, reject });
      if (this.welcomed) this.socket?.send(text);
    });
  }

  /** Drop the socket and reconnect at once: the server then sends the missing updates. */
  refresh(): void {
    this.pause = 0;
    this.socket?.close();
  }

  /** Reconnect now instead of after the pause. */
  hurry(): void {
    if (this.timer !== undefined && !this.ended) {
      clearTimeout(this.timer);
      this.connect();
    }
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private connect(): void {
    this.timer = undefined;
    this.listener.status("connecting");
    const socket = this.open();
    this.socket = socket;
    let bye = "";
    socket.onopen = () => {
      const { version: client, epoch } = this;
      socket.send(JSON.stringify({ t: "hello", protocol: PROTOCOL, client, seen: this.listener.seen(), epoch }));
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ToClient;
      if (message.t === "bye") bye = message.code;
      if (message.t === "welcome") {
        this.epoch = message.epoch;
        this.welcome(socket);
      }
      this.settle(message);
      this.listener.receive(message);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      bye ||= CLOSED[event?.code ?? 0] ?? "";
      this.socket = null;
      this.welcomed = false;
      if (this.ended || FINAL.includes(bye)) {
        this.ended = true;
        this.listener.status("closed", bye);
        return;
      }
      this.listener.status("waiting", bye);
      this.timer = setTimeout(() => this.connect(), this.pause);
      this.pause = Math.min(LONGEST_PAUSE, Math.max(FIRST_PAUSE, this.pause * 2));
    };
  }

  private welcome(socket: SocketLike): void {
    this.welcomed = true;
    this.pause = FIRST_PAUSE;
    this.listener.status("open");
    for (const { text } of this.pending.values()) socket.send(text);
  }

  private settle(message: ToClient): void {
    if (message.t !== "ack" && message.t !== "nack") return;
    const pending = this.pending.get(message.cid);
    this.pending.delete(message.cid);
    if (message.t === "ack") pending?.resolve(message);
    else pending?.reject(new Refused(message));
  }
}

export function socketTo(path: string): () => SocketLike {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return () => new WebSocket(`${scheme}//${location.host}${path}`) as unknown as SocketLike;
}
