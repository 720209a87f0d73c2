import type { Statement } from '../../postgres/pools.js';
import { REPLICA_SET } from '../../uri.js';
import type { CommandContext, CommandTable, Reply } from '../context.js';
import { Binary, type Document } from 'bson';
import { decodeCommand } from '../command.js';
import { commandError } from '../errors.js';
import { ScramConversation } from '../scram.js';

const MECHANISM = 'SCRAM-SHA-256';

function saslStart({ command, services, connection }: CommandContext): Reply {
  const decoded = decodeCommand(command);
  if (decoded['mechanism'] !== MECHANISM) {
    throw commandError('AuthenticationFailed', `Only ${MECHANISM} is supported`);
  }
  connection.conversation = new ScramConversation(services.credentials, payloadOf(decoded));
  return answer(connection.conversation.challenge, false);
}

/** The second message proves the password; a client may send another, empty exchange. */
function saslContinue({ command, connection }: CommandContext): Reply {
  const { conversation } = connection;
  if (connection.isSignedIn) return answer('', true);
  if (!conversation) throw commandError('AuthenticationFailed', 'No sign-in is in progress');
  connection.conversation = null;
  const proof = conversation.finish(payloadOf(decodeCommand(command)));
  connection.isSignedIn = true;
  return answer(proof, true);
}

function payloadOf(decoded: Document): string {
  const payload: unknown = decoded['payload'];
  if (payload instanceof Binary) return Buffer.from(payload.value()).toString('utf8');
  throw commandError('TypeMismatch', 'payload must be binary');
}

function answer(payload: string, done: boolean): Document {
  return { conversationId: 1, done, payload: new Binary(Buffer.from(payload)), ok: 1 };
}

export const signInCommands: CommandTable = { saslStart, saslContinue };

/** Wire version 21 is that of MongoDB 7.0; the versions below mean the same to drivers and shells. */
const WIRE_VERSION = 21;
const VERSION = '7.0.0';

const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;
const MAX_MESSAGE_BYTES = 48_000_000;
/** The engine's own limit for one batch of writes. */
const MAX_WRITE_BATCH = 25_000;

const ANSWER: Statement = { name: 'ping', text: 'SELECT 1' };

/** Responds as the primary of a replica set of one, which drivers need for sessions and transactions. */
function hello({ command, services }: CommandContext): Reply {
  const primary = command.name === 'hello' ? { isWritablePrimary: true } : { ismaster: true };
  return {
    helloOk: true,
    ...primary,
    secondary: false,
    setName: REPLICA_SET,
    setVersion: 1,
    hosts: [services.address],
    primary: services.address,
    me: services.address,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: MAX_WRITE_BATCH,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    minWireVersion: 0,
    maxWireVersion: WIRE_VERSION,
    readOnly: false,
    ok: 1,
  };
}

function buildInfo(): Reply {
  return {
    version: VERSION,
    versionArray: [7, 0, 0, 0],
    bits: 64,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    modules: [],
    ok: 1,
  };
}

/** Queries PostgreSQL, since nothing works without it; but not for clients that are not signed in. */
async function ping({ connection, services }: CommandContext): Promise<Reply> {
  if (connection.isSignedIn) await services.pools.run(ANSWER, []);
  return { ok: 1 };
}

export const handshakeCommands: CommandTable = {
  hello,
  isMaster: hello,
  ismaster: hello,
  ping,
  buildInfo,
  buildinfo: buildInfo,
  connectionStatus: () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] }, ok: 1 }),
};
