import { destination, type DestinationStream, type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino';
import type { LogSettings } from '../../config/log-settings.js';
import { fieldsWithoutSecrets, textWithoutSecrets } from './secrets.js';

/** The only properties of an error that are logged, since drivers attach whole requests and documents to errors. */
interface ErrorRecord {
  readonly type: string;
  readonly message: string;
  readonly code?: string | number;
  readonly stack?: string;
  readonly cause?: ErrorRecord;
}

const MAX_CAUSES = 5;

function errorRecord(error: unknown, causes = MAX_CAUSES): ErrorRecord {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return {
    type: name,
    message,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(stack === undefined ? {} : { stack }),
    ...(cause === undefined || causes === 0 ? {} : { cause: errorRecord(cause, causes - 1) }),
  };
}

export type { Logger };

/**
 * One JSON line for each entry. Secrets are removed twice: fields by their names, and the finished line by patterns of
 * secrets and by the secrets of this process.
 * @param secrets keys and passwords of this process
 * @param paths of secret links: see textWithoutSecrets
 */
export function createLogger(
  settings: LogSettings,
  { secrets, paths = [] }: { readonly secrets: readonly string[]; readonly paths?: readonly string[] },
  stream: DestinationStream,
): Logger {
  const options: LoggerOptions = {
    level: settings.level,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }), log: fieldsWithoutSecrets },
    serializers: { err: errorRecord },
    hooks: { streamWrite: textWithoutSecrets(secrets, paths) },
  };
  return pino(options, stream);
}

/** Writes nothing. */
export function silentLogger(): Logger {
  return pino({ level: 'silent' });
}

/**
 * Standard output, written synchronously, so that the last lines before an exit are not lost. In development the lines
 * are formatted, if `pino-pretty` is installed; production does not install it.
 */
export async function standardOutput({ pretty }: LogSettings): Promise<DestinationStream> {
  const prettifier = pretty ? await import('pino-pretty').catch(() => null) : null;
  if (prettifier === null) return destination({ dest: 1, sync: true });
  return prettifier.default({
    sync: true,
    colorize: process.stdout.isTTY,
    ignore: 'pid,hostname',
    translateTime: 'SYS:HH:MM:ss',
  });
}
