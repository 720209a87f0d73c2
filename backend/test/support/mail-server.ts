import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { type ReadMail, readMail } from './mail-message.js';

export interface ReceivedMail extends ReadMail {
  /** Recipients of the envelope, not of the headers. */
  readonly to: readonly string[];
}

/** How the server treats clients: accepts their emails, refuses them at the end, or does not respond. */
type Mood = 'taking' | 'refusing' | 'silent';

/** A mail server of a test's own. */
export class MailServer {
  mood: Mood = 'taking';
  /** Emails that were taken. */
  readonly taken: ReceivedMail[] = [];
  readonly refused: ReceivedMail[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly waiting = new Set<() => void>();

  private constructor(private readonly server: Server) {
    server.on('connection', (socket) => this.greet(socket));
  }

  static async start(): Promise<MailServer> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new MailServer(server);
  }

  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    return `smtp://127.0.0.1:${port}`;
  }

  /** The emails taken that fit, once there are so many of them. */
  async emails(fits: (mail: ReceivedMail) => boolean, count = 1): Promise<ReceivedMail[]> {
    for (;;) {
      const found = this.taken.filter(fits);
      if (found.length >= count) return found;
      await this.change();
    }
  }

  /** Resolves when an email was accepted or refused, or a client has connected. */
  change(): Promise<void> {
    return new Promise((resolve) => this.waiting.add(resolve));
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private greet(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    this.changed();
    if (this.mood === 'silent') return;
    socket.write('220 test\r\n');
    this.converse(socket);
  }

  private converse(socket: Socket): void {
    let received = '';
    let to: string[] = [];
    let isMessage = false;
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      received += chunk;
      for (;;) {
        const end = isMessage ? '\r\n.\r\n' : '\r\n';
        const at = received.indexOf(end);
        if (at === -1) return;
        const said = received.slice(0, at);
        received = received.slice(at + end.length);
        if (isMessage) {
          socket.write(this.receive(said, to));
          isMessage = false;
          to = [];
          continue;
        }
        const [, recipient] = /^RCPT TO:<([^>]*)>/i.exec(said) ?? [];
        if (recipient !== undefined) to.push(recipient);
        isMessage = /^DATA/i.test(said);
        if (/^QUIT/i.test(said)) socket.end('221 bye\r\n');
        else socket.write(isMessage ? '354 go on\r\n' : '250 test\r\n');
      }
    });
  }

  private receive(raw: string, to: readonly string[]): string {
    const mail = { ...readMail(raw.replaceAll('\r\n..', '\r\n.')), to };
    (this.mood === 'taking' ? this.taken : this.refused).push(mail);
    this.changed();
    return this.mood === 'taking' ? '250 taken\r\n' : '451 4.3.0 come back later\r\n';
  }

  private changed(): void {
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }
}
