import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FileLock } from '../file-lock.js';
import { Gateway } from '../gateway/gateway.js';
import { ensureDataFolder } from '../postgres/data-folder.js';
import { serverFolders } from '../postgres/folders.js';
import { lockDataFolder } from '../postgres/folder-lock.js';
import { chooseIdentity } from '../postgres/identity.js';
import { ConnectionPools } from '../postgres/pools.js';
import { prepareDatabase } from '../postgres/schema.js';
import { PostgresServer } from '../postgres/server.js';
import { ensureSocketFolder } from '../postgres/socket-folder.js';
import { explainRefusal, UnusableDataFolder } from '../postgres/unusable-folder.js';
import type { SupervisorConfig } from './protocol.js';
import { errorMessage } from '../thrown.js';

/** The gateway's password: generated once for a data folder, and readable only by its owner. */
async function ensureGatewayPassword(dataDir: string): Promise<string> {
  const path = join(dataDir, 'gateway-password');
  const stored = await readFile(path, 'utf8').catch(() => '');
  if (stored !== '') return stored;
  const password = randomBytes(24).toString('hex');
  const draft = `${path}.new`;
  await writeFile(draft, password, { mode: 0o600 });
  await rename(draft, path);
  return password;
}

/** A stopping supervisor needs at most this long to release its data folder. */
const LOCK_WAIT_SECONDS = 6;
const RESTART_DELAY_MS = 200;

/** A running database: PostgreSQL, the gateway in front of it, and the lock on their data folder. */
export class Instance {
  private isStopping = false;
  private pending: Promise<void> = Promise.resolve();

  private constructor(
    private lock: FileLock,
    private readonly dataDir: string,
    private readonly server: PostgresServer,
    private readonly pools: ConnectionPools,
    private readonly gateway: Gateway,
    readonly password: string,
    private readonly report: (line: string) => void,
  ) {}

  static async start(config: SupervisorConfig, report: (line: string) => void): Promise<Instance> {
    await mkdir(config.dataDir, { recursive: true });
    const lock = await lockDataFolder(config.dataDir, LOCK_WAIT_SECONDS);
    if (!lock) throw new UnusableDataFolder(`${config.dataDir} is in use by another running database`);
    const folders = serverFolders(config.dataDir);
    const identity = await chooseIdentity(folders.base, config.bundle.root);
    const password = await ensureDataFolder(folders, config.bundle, identity);
    const socketFolder = await ensureSocketFolder(folders, identity);
    const access = { socketFolder, password };
    const { bundle, durability } = config;
    const server = new PostgresServer({ bundle, folders, access, identity, durability });
    try {
      await server.start();
      await prepareDatabase(access, report);
      const pools = new ConnectionPools(access);
      const clientPassword = await ensureGatewayPassword(config.dataDir);
      const gateway = await Gateway.listen(pools, config.port, clientPassword);
      const instance = new Instance(lock, config.dataDir, server, pools, gateway, clientPassword, report);
      instance.watch();
      instance.watchLock();
      return instance;
    } catch (error) {
      await server.stop();
      throw explainRefusal(folders, error) ?? error;
    }
  }

  get port(): number {
    return this.gateway.port;
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    await this.pending;
    await this.gateway.close();
    await this.server.stop();
    await this.pools.close();
    this.lock.release();
  }

  /** Restarts PostgreSQL whenever it ends unexpectedly; clients get retryable errors meanwhile. */
  private watch(): void {
    this.server.onExit(() => {
      if (!this.isStopping) this.pending = this.restart();
    });
  }

  private watchLock(): void {
    this.lock.onLoss(() => void this.lockAgain());
  }

  /** Without the lock, another start would treat this PostgreSQL as a leftover and kill it, so it stops itself. */
  private async lockAgain(): Promise<void> {
    if (this.isStopping) return;
    this.report('Database: the lock on the data folder was lost. Locking it again');
    const lock = await lockDataFolder(this.dataDir, LOCK_WAIT_SECONDS).catch(() => null);
    if (lock === null) {
      await this.stop();
      process.exit(1);
    }
    this.lock = lock;
    this.watchLock();
  }

  private async restart(): Promise<void> {
    this.report('Database: PostgreSQL stopped unexpectedly. Restarting it');
    while (!this.isStopping) {
      try {
        await this.server.start();
        this.watch();
        return;
      } catch (error) {
        this.report(`Database: ${errorMessage(error)}`);
        await sleep(RESTART_DELAY_MS);
      }
    }
  }
}
