import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { ConnectionPools } from '../postgres/pools.js';
import { deleteCursors } from './commands/cursor.commands.js';
import type { ClientConnection, GatewayServices } from './context.js';
import { Cursors } from './cursors.js';
import { dispatch } from './dispatcher.js';
import { deriveCredentials } from './scram.js';
import { Sessions } from './sessions.js';
import { FORGET_OUTCOMES } from './statements.js';
import { decodeRequest, encodeReply, FrameReader, type WireRequest } from './wire.js';

/** Serves one client connection until it closes; its requests are answered in the order they came in. */
function serveConnection(socket: Socket, services: GatewayServices): void {
  const connection: ClientConnection = { isSignedIn: false, conversation: null };
  const frames = new FrameReader();
  let tail = Promise.resolve();
  socket.on('data', (chunk) => {
    try {
      for (const frame of frames.push(chunk)) {
        const request = decodeRequest(frame);
        tail = tail.then(() => answer(socket, request, services, connection));
      }
    } catch {
      // After bytes that are no message, nothing that follows can be understood.
      socket.destroy();
    }
  });
  socket.on('error', () => undefined);
  socket.once('close', () => services.sessions.abandon(connection));
}

async function answer(
  socket: Socket,
  request: WireRequest,
  services: GatewayServices,
  connection: ClientConnection,
): Promise<void> {
  const reply = await dispatch(request, services, connection);
  if (request.expectsReply && !socket.destroyed) socket.write(encodeReply(request, reply));
}

const HOST = '127.0.0.1';
const FORGET_INTERVAL_MS = 10 * 60_000;

/** The listener that speaks MongoDB's wire protocol on loopback. */
export class Gateway {
  private readonly sockets = new Set<Socket>();
  private readonly forgetter: NodeJS.Timeout;

  private constructor(
    private readonly server: Server,
    private readonly services: GatewayServices,
    readonly port: number,
  ) {
    server.on('connection', (socket) => this.accept(socket));
    this.forgetter = setInterval(() => void this.forgetOutcomes(), FORGET_INTERVAL_MS).unref();
  }

  /** @param port 0 takes a free one; @param password what clients sign in with */
  static async listen(pools: ConnectionPools, port: number, password: string): Promise<Gateway> {
    const server = createServer({ noDelay: true });
    const address = await new Promise<AddressInfo | string | null>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, HOST, () => resolve(server.address()));
    });
    if (address === null || typeof address === 'string') throw new Error('the gateway has no port');
    const cursors = new Cursors((ids) => void deleteCursors(pools, ids).catch(() => undefined));
    const services = {
      pools,
      sessions: new Sessions(pools),
      cursors,
      credentials: deriveCredentials(password),
      address: `${HOST}:${address.port}`,
    };
    return new Gateway(server, services, address.port);
  }

  async close(): Promise<void> {
    clearInterval(this.forgetter);
    this.services.cursors.close();
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await this.services.sessions.close();
  }

  private accept(socket: Socket): void {
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
    serveConnection(socket, this.services);
  }

  private async forgetOutcomes(): Promise<void> {
    await this.services.pools.run(FORGET_OUTCOMES, []).catch(() => undefined);
  }
}
