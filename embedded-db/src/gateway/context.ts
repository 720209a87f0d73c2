import type { Document } from 'bson';
import type { ConnectionPools, SqlRunner } from '../postgres/pools.js';
import type { Command } from './command.js';
import type { Cursors } from './cursors.js';
import type { ScramConversation, ScramCredentials } from './scram.js';
import type { Sessions } from './sessions.js';
import type { Transaction } from './transaction.js';

/** State that all connections of a gateway share. */
export interface GatewayServices {
  pools: ConnectionPools;
  sessions: Sessions;
  cursors: Cursors;
  credentials: ScramCredentials;
  /** `host:port` of the gateway for clients. */
  address: string;
}

/** State of one client connection. */
export interface ClientConnection {
  isSignedIn: boolean;
  conversation: ScramConversation | null;
}

export interface CommandContext {
  command: Command;
  services: GatewayServices;
  connection: ClientConnection;
  /** Runs its statements: the pool, or its transaction. */
  runner: SqlRunner;
  transaction: Transaction | null;
}

/** A response: the engine's bytes if they can be passed on, otherwise a document. */
export type Reply = Uint8Array | Document;

export type CommandHandler = (context: CommandContext) => Promise<Reply> | Reply;

/** The commands of one module by name. */
export type CommandTable = Readonly<Record<string, CommandHandler>>;
