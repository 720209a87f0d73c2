import { oneOf, type Variables } from './variables.js';

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export interface LogSettings {
  /** Less important lines are left out. */
  readonly level: (typeof LEVELS)[number];
  /** For people at a terminal, in place of JSON. */
  readonly pretty: boolean;
}

/** @param stage what NODE_ENV says */
export function readLogSettings(variables: Variables, stage: 'production' | 'development' | 'test'): LogSettings {
  return {
    level: oneOf(variables, 'LOG_LEVEL', LEVELS, stage === 'production' ? 'info' : 'warn'),
    pretty: stage === 'development',
  };
}
