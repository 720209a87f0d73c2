import { Binary, type Document } from 'bson';
import { decodeCommand } from '../command.js';
import type { CommandContext, CommandTable, Reply } from '../context.js';
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

/** The second message proves the password; a client may ask for one more, empty exchange. */
function saslContinue({ command, connection }: CommandContext): Reply {
  const { conversation } = connection;
  if (connection.isSignedIn) return answer('', true);
  if (!conversation) throw commandError('AuthenticationFailed', 'There is no sign-in to continue');
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
