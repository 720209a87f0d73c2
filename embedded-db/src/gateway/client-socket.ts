import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { ClientLimits } from './client-limits.js';
import type { ClientConnection, GatewayServices } from './context.js';
import { dispatch } from './dispatcher.js';
import { decodeRequest, encodeReply, FrameReader, MAX_MESSAGE_BYTES, type WireRequest } from './wire.js';

/** Serves one client connection until it closes; its requests are answered in their order. */
export class ClientSocket {
  private readonly connection: ClientConnection = { isSignedIn: false, conversation: null };
  private readonly frames: FrameReader;
  private tail = Promise.resolve();
  private waiting = 0;
  private deadline: NodeJS.Timeout;

  /** @param onSignedIn called once, when the client has signed in */
  constructor(
    private readonly socket: Socket,
    private readonly services: GatewayServices,
    private readonly limits: ClientLimits,
    private readonly onSignedIn: () => void,
  ) {
    this.frames = new FrameReader(limits.openingBytes);
    this.deadline = this.cutOffAfter(limits.signInMs);
    socket.on('data', (chunk) => this.receive(chunk));
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearTimeout(this.deadline);
      services.sessions.abandon(this.connection);
    });
  }

  private receive(chunk: Buffer): void {
    try {
      for (const frame of this.frames.push(chunk)) this.enqueue(decodeRequest(frame));
    } catch {
      // After invalid bytes, the following ones can't be parsed either.
      this.socket.destroy();
    }
    // A driver waits for each response. If a client does not, the socket is paused until the earlier requests are
    // answered.
    if (this.waiting > 1) this.socket.pause();
  }

  private enqueue(request: WireRequest): void {
    this.waiting += 1;
    this.tail = this.tail
      .then(() => this.answer(request))
      .catch(() => {
        this.socket.destroy();
      })
      .finally(() => {
        this.waiting -= 1;
        if (this.waiting === 0) this.socket.resume();
      });
  }

  private async answer(request: WireRequest): Promise<void> {
    if (this.socket.destroyed) return;
    const wasSignedIn = this.connection.isSignedIn;
    const reply = await dispatch(request, this.services, this.connection);
    if (!wasSignedIn) this.noteOpening();
    if (request.expectsReply) await this.send(encodeReply(request, reply));
  }

  private async send(bytes: Buffer): Promise<void> {
    if (this.socket.destroyed) return;
    if (!this.socket.write(bytes)) await this.untilRead();
  }

  /** Called after each message before sign-in, and after the one that signs in. */
  private noteOpening(): void {
    clearTimeout(this.deadline);
    const { signInMs, silenceMs } = this.limits;
    if (this.connection.isSignedIn) {
      this.frames.largest = MAX_MESSAGE_BYTES;
      this.onSignedIn();
    } else if (!this.socket.destroyed) {
      this.deadline = this.cutOffAfter(this.connection.conversation ? signInMs : silenceMs);
    }
  }

  /** Waits until the client has read the response; closes the connection of one that does not. */
  private async untilRead(): Promise<void> {
    const timer = this.cutOffAfter(this.limits.readMs);
    await Promise.race([once(this.socket, 'drain'), once(this.socket, 'close')]).catch(() => undefined);
    clearTimeout(timer);
  }

  private cutOffAfter(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.socket.destroy(), ms).unref();
  }
}
