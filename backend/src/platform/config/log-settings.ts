import { oneOf, type Variables } from './variables.js';

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export interface LogSettings {
  /** Less important lines are not logged. */
  readonly level: (typeof LEVELS)[number];
  /** Readable lines for a terminal, instead of JSON. */
  readonly pretty: boolean;
}

/** @param stage the value of NODE_ENV */
export function readLogSettings(variables: Variables, stage: 'production' | 'development' | 'test'): LogSettings {
  return {
    level: oneOf(variables, 'LOG_LEVEL', LEVELS, stage === 'production' ? 'info' : 'warn'),
    pretty: stage === 'development',
  };
}
