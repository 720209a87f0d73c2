import type { BundleLayout } from '../bundle/layout.js';
import type { Durability } from '../postgres/settings.js';

/** Settings of the supervisor, passed as JSON in its first argument. */
export interface SupervisorConfig {
  dataDir: string;
  bundle: BundleLayout;
  /** 0 uses a free port. */
  port: number;
  durability: Durability;
}

export type SupervisorMessage =
  | { type: 'progress'; line: string }
  | { type: 'ready'; port: number; password: string }
  | { type: 'failed'; message: string; isDataFolder: boolean };

type ParentMessage = { type: 'stop' };

export function isSupervisorMessage(message: unknown): message is SupervisorMessage {
  return typeof message === 'object' && message !== null && 'type' in message;
}

export function isStopMessage(message: unknown): message is ParentMessage {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'stop';
}

export function isSupervisorConfig(value: unknown): value is SupervisorConfig {
  return typeof value === 'object' && value !== null && 'dataDir' in value && 'bundle' in value && 'port' in value;
}
