import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const LOOK_AGAIN_MS = 50;

/**
 * Tracks the open connections of a server, so that shutdown neither cuts off an answer nor waits for idle connections.
 */
export class Connections {
  private readonly open = new Set<Socket>();

  constructor(private readonly server: Server) {
    server.on('connection', (socket) => {
      this.open.add(socket);
      socket.once('close', () => this.open.delete(socket));
    });
  }

  /**
   * Refuses new connections and waits until the running requests are answered, at most for the given time.
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

  /**
   * Node treats a connection that never sent anything as one with a running request; browsers open such connections in
   * advance.
   */
  private closeUnused(): void {
    this.server.closeIdleConnections();
    for (const socket of this.open) if (socket.bytesRead === 0) socket.destroy();
  }
}

/** Announces in the response that the connection closes after it (`Connection: close`). */
export function endConnectionsOnceStopping(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (_request, reply, _body, done) => {
    if (!fastify.server.listening) void reply.header('connection', 'close');
    done();
  });
}
