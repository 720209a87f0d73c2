import { deserialize, type Document } from 'bson';
import type { Command } from './command.js';
import { isDocument } from './documents.js';

/** The content of one write: a new document, or a change of the documents that match a filter. */
export type WriteAttempt =
  | { kind: 'insert'; document: Document }
  | { kind: 'update'; filter: Document; change: Document | Document[]; isUpsert: boolean };

/** The write at position `index` of a command; null if the command has no such write. */
export function findAttempt(command: Command, index: number): WriteAttempt | null {
  const decoded = deserialize(command.body, { useBigInt64: true });
  switch (command.name) {
    case 'insert': {
      const document = statementAt(command, decoded, 'documents', index);
      return document && { kind: 'insert', document };
    }
    case 'update': {
      const statement = statementAt(command, decoded, 'updates', index);
      return statement && updateAttempt(statement['q'], statement['u'], statement['upsert']);
    }
    case 'findAndModify':
    case 'findandmodify':
      return updateAttempt(decoded['query'], decoded['update'], decoded['upsert']);
    default:
      return null;
  }
}

function updateAttempt(filter: unknown, change: unknown, upsert: unknown): WriteAttempt | null {
  if (!isDocument(change)) return null;
  return { kind: 'update', filter: isDocument(filter) ? filter : {}, change, isUpsert: upsert === true };
}

function statementAt(command: Command, decoded: Document, field: string, index: number): Document | null {
  const sequence = command.sequences.get(field);
  if (sequence) return documentAt(sequence, index);
  const list: unknown = decoded[field];
  const found: unknown = Array.isArray(list) ? list[index] : null;
  return isDocument(found) ? found : null;
}

function documentAt(sequence: Buffer, index: number): Document | null {
  let at = 0;
  for (let position = 0; at + 4 <= sequence.length; position += 1) {
    const length = sequence.readInt32LE(at);
    if (position === index) return deserialize(sequence.subarray(at, at + length), { useBigInt64: true });
    at += length;
  }
  return null;
}
