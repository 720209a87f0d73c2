import type { LoggerService } from '@nestjs/common';
import type { Level } from 'pino';
import type { Logger } from './logger.js';

/** Nest logs each module and route at its start: this is only useful for finding a fault. */
const START_CONTEXTS = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/** Writes the messages of Nest and its `Logger` to the log of the server. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write(START_CONTEXTS.has(String(rest.at(-1))) ? 'debug' : 'info', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  /** Nest passes further values, for errors the stack, and last the name of the source. */
  private write(level: Level, message: unknown, rest: readonly unknown[]): void {
    const context = rest.at(-1);
    const [more, ...others] = rest.slice(0, -1);
    const err = [message, more].find((said) => said instanceof Error);
    const detail = err === undefined ? { detail: others.length === 0 ? more : [more, ...others] } : { err };
    this.logger[level]({ context, ...detail }, messageOf(message));
  }
}

function messageOf(message: unknown): string {
  if (message instanceof Error) return message.message;
  return typeof message === 'string' ? message : JSON.stringify(message);
}
