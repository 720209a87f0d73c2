import { Instance } from './instance.js';
import { isStopMessage, isSupervisorConfig, type SupervisorConfig, type SupervisorMessage } from './protocol.js';
import { explainStart, UnusableDataFolder } from '../postgres/unusable-folder.js';
import { errorMessage } from '../thrown.js';

/**
 * The supervisor: a separate process that owns PostgreSQL and the gateway, so that all of them end together. It ends
 * when its parent requests it, or when its parent is gone.
 */
const STOP_LIMIT_MS = 4_500;

function sendToParent(message: SupervisorMessage): void {
  if (process.connected) process.send?.(message, () => undefined);
}

function readConfig(): SupervisorConfig {
  const config: unknown = JSON.parse(process.argv[2] ?? 'null');
  if (!isSupervisorConfig(config)) throw new Error('only the embedded database can start the supervisor');
  return config;
}

async function main(): Promise<void> {
  let instance: Instance | null = null;
  let isEnding = false;
  const config = readConfig();
  const starting = Instance.start(config, (line) => sendToParent({ type: 'progress', line }));

  const end = async (): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    instance ??= await starting.catch(() => null);
    await instance?.stop();
    process.exit(0);
  };
  process.on('disconnect', () => void end());
  process.on('message', (message) => void (isStopMessage(message) && end()));
  process.on('SIGTERM', () => void end());
  process.on('SIGINT', () => void end());
  process.on('SIGHUP', () => void end());

  try {
    instance = await starting;
    sendToParent({ type: 'ready', port: instance.port, password: instance.password });
  } catch (thrown) {
    const error = explainStart(config.dataDir, thrown);
    const isDataFolder = error instanceof UnusableDataFolder;
    const failure: SupervisorMessage = { type: 'failed', message: errorMessage(error), isDataFolder };
    process.send?.(failure, () => process.exit(1));
  }
}

void main();
