import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const LOOK_AGAIN_MS = 50;

/** The open connections of a server, so that it can end without cutting off an answer or waiting for nobody. */
export class Connections {
  private readonly open = new Set<Socket>();

  constructor(private readonly server: Server) {
    server.on('connection', (socket) => {
      this.open.add(socket);
      socket.once('close', () => this.open.delete(socket));
    });
  }

  /**
   * Refuses new connections and waits until what is under way is answered, at most for the given time.
   * @returns how many connections had to be cut off
   */
  async end(withinMs: number): Promise<number> {
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    const look = setInterval(() => this.closeUnused(), LOOK_AGAIN_MS);
    this.closeUnused();
    await Promise.race([closed, setTimeout(withinMs, undefined, { ref: false })]);
    clearInterval(look);
    const cutOff = [...this.open].filter((socket) => !socket.destroyed);
    for (const socket of cutOff) socket.destroy();
    await closed;
    return cutOff.length;
  }

  /** Node takes a connection that never said anything for one with a request under way; browsers keep such ones ready. */
  private closeUnused(): void {
    this.server.closeIdleConnections();
    for (const socket of this.open) if (socket.bytesRead === 0) socket.destroy();
  }
}

/** Tells callers with the answer that the connection ends with it. */
export function endConnectionsOnceStopping(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (_request, reply, _body, done) => {
    if (!fastify.server.listening) void reply.header('connection', 'close');
    done();
  });
}
