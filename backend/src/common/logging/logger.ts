import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino';
import type { LogSettings } from '../../config/log-settings.js';
import { errorRecord } from './error-record.js';
import { fieldsWithoutSecrets, textWithoutSecrets } from './secrets.js';

export type { Logger };

/** Characters that do not wait for the end of a turn. */
const WRITTEN_AT_ONCE = 8192;

/**
 * One JSON line for each entry. Secrets are taken out twice: fields by their names, and the finished line by what
 * secrets look like and by those that this process has.
 * @param secrets keys and passwords of this process
 */
export function createLogger(settings: LogSettings, secrets: readonly string[], stream: DestinationStream): Logger {
  return pino(
    {
      level: settings.level,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }), log: fieldsWithoutSecrets },
      serializers: { err: errorRecord },
      hooks: { streamWrite: textWithoutSecrets(secrets) },
    },
    stream,
  );
}

/** Lines of one turn of the event loop go out together: the calls into the system cost more than the lines. */
function byTurns(output: DestinationStream): DestinationStream {
  let lines = '';
  const write = () => {
    const due = lines;
    lines = '';
    if (due !== '') output.write(due);
  };
  process.once('exit', write);
  return {
    write(line) {
      if (lines === '') setImmediate(write);
      lines += line;
      if (lines.length > WRITTEN_AT_ONCE) write();
    },
  };
}

/** Where nothing is to be said. */
export function silentLogger(): Logger {
  return pino({ level: 'silent' });
}

/**
 * Standard output, written before anything is waited for, so that the last lines before an end are not lost. For people
 * it is made readable where the package for that is installed; production leaves it out.
 */
export async function standardOutput({ pretty }: LogSettings): Promise<DestinationStream> {
  const prettifier = pretty ? await import('pino-pretty').catch(() => null) : null;
  if (prettifier === null) return byTurns(destination({ dest: 1, sync: true }));
  return prettifier.default({
    sync: true,
    colorize: process.stdout.isTTY,
    ignore: 'pid,hostname',
    translateTime: 'SYS:HH:MM:ss',
  });
}
