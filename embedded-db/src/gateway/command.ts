import { deserialize, type Document } from 'bson';
import { type BsonElement, BsonType, readBoolean, readInteger, readString, scanElements } from './bson-scan.js';
import { commandError } from './errors.js';
import type { WireRequest } from './wire.js';

/** One command of a client: the fields that the gateway needs, and its bytes for the engine. */
export interface Command {
  /** The name in the client's spelling (`find`, `isMaster` …). */
  name: string;
  database: string;
  body: Buffer;
  sequences: Map<string, Buffer>;
  /** Id of the logical session in hexadecimal. */
  sessionId: string | null;
  /** Counts the retryable writes and the transactions of a session. */
  txnNumber: bigint | null;
  isInTransaction: boolean;
  startsTransaction: boolean;
  /** Time limit of the command in milliseconds; 0 for no limit. */
  maxTimeMs: number;
}

export function readCommand(request: WireRequest): Command {
  const command: Command = {
    name: '',
    database: request.queryDatabase ?? '',
    body: request.body,
    sequences: request.sequences,
    sessionId: null,
    txnNumber: null,
    isInTransaction: false,
    startsTransaction: false,
    maxTimeMs: 0,
  };
  for (const element of scanElements(request.body)) {
    if (command.name === '') command.name = element.name;
    readField(command, element);
  }
  return command;
}

function readField(command: Command, element: BsonElement): void {
  const { body } = command;
  switch (element.name) {
    case '$db':
      command.database = readString(body, element);
      return;
    case 'lsid':
      command.sessionId = readSessionId(body.subarray(element.start, element.end));
      return;
    case 'txnNumber':
      command.txnNumber = readInteger(body, element);
      return;
    case 'autocommit':
      command.isInTransaction = !readBoolean(body, element);
      return;
    case 'startTransaction':
      command.startsTransaction = readBoolean(body, element);
      return;
    case 'maxTimeMS':
      command.maxTimeMs = Number(readInteger(body, element) ?? 0n);
      return;
  }
}

function readSessionId(document: Buffer): string {
  for (const element of scanElements(document)) {
    if (element.name === 'id' && element.type === BsonType.binary) {
      return document.toString('hex', element.start + 5, element.end);
    }
  }
  throw commandError('InvalidOptions', 'lsid must have an id of type UUID');
}

/** The command's first value if it is the name of a collection (`{ find: 'products' }`), otherwise null. */
export function findCollection(command: Command): string | null {
  for (const element of scanElements(command.body)) {
    return element.type === BsonType.string ? readString(command.body, element) : null;
  }
  return null;
}

/** The collection of the command; throws InvalidNamespace if it has none. */
export function collectionOf(command: Command): string {
  const collection = findCollection(command);
  if (collection === null) throw commandError('InvalidNamespace', `${command.name} must name a collection`);
  return collection;
}

/** The whole command as objects, for commands that are not on the hot path. 64-bit integers are bigints. */
export function decodeCommand(command: Command): Document {
  return deserialize(command.body, { useBigInt64: true });
}
