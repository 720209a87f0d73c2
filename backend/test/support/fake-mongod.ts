import { createServer, type Socket } from 'node:net';
import { BSON } from 'mongodb';

/** A server that drivers connect to; it answers every command like `hello`. */
export interface FakeMongod {
  readonly uri: string;
  close(): Promise<void>;
}

const OP_MSG = 2013;
const HEADER_BYTES = 16;
const SINGLE_SERVER = { ok: 1, isWritablePrimary: true, helloOk: true, minWireVersion: 0, maxWireVersion: 21 };

export async function startFakeMongod(hello: object = {}): Promise<FakeMongod> {
  const sockets = new Set<Socket>();
  const answer = { ...SINGLE_SERVER, maxBsonObjectSize: 16_777_216, maxMessageSizeBytes: 48_000_000, ...hello };
  const server = createServer((socket) => {
    sockets.add(socket);
    let read = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      read = Buffer.concat([read, chunk]);
      while (read.length >= HEADER_BYTES && read.length >= read.readInt32LE(0)) {
        socket.write(reply(read, BSON.serialize(answer)));
        read = read.subarray(read.readInt32LE(0));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    uri: `mongodb://127.0.0.1:${address.port}/shop`,
    close: async () => {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** In the message kind of the request: the first `hello` of a connection comes in the old one. */
function reply(request: Buffer, document: Uint8Array): Buffer {
  const isMessage = request.readInt32LE(12) === OP_MSG;
  const before = isMessage ? Buffer.alloc(5) : Buffer.alloc(20);
  if (!isMessage) before.writeInt32LE(1, 16);
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeInt32LE(HEADER_BYTES + before.length + document.length, 0);
  header.writeInt32LE(request.readInt32LE(4), 8);
  header.writeInt32LE(isMessage ? OP_MSG : 1, 12);
  return Buffer.concat([header, before, document]);
}
