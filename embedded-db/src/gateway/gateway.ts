import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { ConnectionPools } from '../postgres/pools.js';
import { deleteCursors } from './commands/cursor.commands.js';
import { CLIENT_LIMITS, type ClientLimits } from './client-limits.js';
import { ClientSocket } from './client-socket.js';
import type { GatewayServices } from './context.js';
import { Cursors } from './cursors.js';
import { deriveCredentials } from './scram.js';
import { Sessions } from './sessions.js';
import { FORGET_OUTCOMES } from './statements.js';

const HOST = '127.0.0.1';
const FORGET_INTERVAL_MS = 10 * 60_000;

/** The server for MongoDB's wire protocol on loopback. */
export class Gateway {
  private readonly sockets = new Set<Socket>();
  private readonly strangers = new Set<Socket>();
  private readonly forgetter: NodeJS.Timeout;

  private constructor(
    private readonly server: Server,
    private readonly services: GatewayServices,
    readonly port: number,
    private readonly limits: ClientLimits,
  ) {
    server.on('connection', (socket) => this.accept(socket));
    this.forgetter = setInterval(() => void this.forgetOutcomes(), FORGET_INTERVAL_MS).unref();
  }

  /** @param port 0 for a free one; @param password of the clients */
  static async listen(
    pools: ConnectionPools,
    port: number,
    password: string,
    limits: ClientLimits = CLIENT_LIMITS,
  ): Promise<Gateway> {
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
    return new Gateway(server, services, address.port, limits);
  }

  async close(): Promise<void> {
    clearInterval(this.forgetter);
    this.services.cursors.close();
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await this.services.sessions.close();
  }

  private accept(socket: Socket): void {
    if (this.strangers.size >= this.limits.strangers) {
      // A connection that has sent nothing yet is closed to make room for a new one.
      const silent = [...this.strangers].find(({ bytesRead }) => bytesRead === 0);
      if (silent === undefined) return void socket.destroy();
      this.strangers.delete(silent);
      silent.destroy();
    }
    this.sockets.add(socket);
    this.strangers.add(socket);
    socket.once('close', () => {
      this.sockets.delete(socket);
      this.strangers.delete(socket);
    });
    new ClientSocket(socket, this.services, this.limits, () => this.strangers.delete(socket));
  }

  private async forgetOutcomes(): Promise<void> {
    await this.services.pools.run(FORGET_OUTCOMES, []).catch(() => undefined);
  }
}
