import { type DestinationStream, destination, type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino';
import type { LogSettings } from '../config/log-settings.js';
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
  const clear = textWithoutSecrets(secrets);
  const options: LoggerOptions = {
    level: settings.level,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }), log: fieldsWithoutSecrets },
    serializers: { err: errorRecord },
    hooks: { streamWrite: clear },
  };
  const logger = pino(options, stream);
  makings.set(logger, { logger, options, clear, stream });
  return logger;
}

interface Making {
  readonly logger: Logger;
  readonly options: LoggerOptions;
  readonly clear: (line: string) => string;
  readonly stream: DestinationStream;
}

/** How loggers were made. */
const makings = new WeakMap<object, Making>();

/** For a logger made of another one that adds nothing to its lines: Fastify makes one. */
export function writesAs(logger: object, origin: Logger): void {
  const making = makings.get(origin);
  if (making !== undefined) makings.set(logger, making);
}

const OPEN = '~open~';

/**
 * For a line that is written often: pino makes it once, with its open fields empty, and each time they are filled in.
 * @param open names of fields, in whose order they are given
 * @returns writes a line at the level `info`; takes JSON for each open field. null for a logger that writes no such lines
 */
export function knownLine(
  logger: object,
  { open, ...fields }: { readonly open: readonly string[] } & Readonly<Record<string, unknown>>,
  message: string,
): ((values: readonly string[]) => void) | null {
  const making = makings.get(logger);
  if (making?.logger.isLevelEnabled('info') !== true) return null;
  const { options, clear, stream } = making;
  let made = '';
  const maker = pino({ ...options, timestamp: () => `,"time":"${OPEN}"` }, { write: (line) => (made = line) });
  maker.info({ ...Object.fromEntries(open.map((name) => [name, OPEN])), ...fields }, message);
  const [start = '', ...between] = made.split(`"${OPEN}"`);
  return (values) => {
    let line = `${start}"${isoNow()}"`;
    for (let at = 0; at < between.length; at += 1) line += (between[at] ?? '') + (values[at] ?? '');
    // The rest was cleared when it was made.
    const told = values.join(' ');
    stream.write(clear(told) === told ? line : clear(line));
  };
}

let now = 0;
let nowIso = '';

function isoNow(): string {
  const time = Date.now();
  if (time !== now) nowIso = new Date(time).toISOString();
  now = time;
  return nowIso;
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
