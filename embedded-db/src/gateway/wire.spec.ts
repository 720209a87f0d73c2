import { describe, expect, it } from '@jest/globals';
import { deserialize, serialize } from 'bson';
import { decodeRequest, encodeReply, FrameReader, MalformedMessage } from './wire.js';

const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;

function frame(opCode: number, ...parts: Uint8Array[]): Buffer {
  const header = Buffer.alloc(16);
  const message = Buffer.concat([header, ...parts]);
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(42, 4);
  message.writeInt32LE(opCode, 12);
  return message;
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
}

function body(document: object): Buffer {
  return Buffer.concat([Buffer.of(0), serialize(document)]);
}

function sequence(name: string, documents: object[]): Buffer {
  const content = Buffer.concat([Buffer.from(`${name}\0`), ...documents.map((each) => serialize(each))]);
  return Buffer.concat([Buffer.of(1), int32(content.length + 4), content]);
}

describe('reading messages', () => {
  it('finds the body and document sequences in any order', () => {
    const message = frame(2013, int32(0), sequence('documents', [{ a: 1 }, { a: 2 }]), body({ insert: 'x' }));

    const request = decodeRequest(message);

    expect(request).toMatchObject({ requestId: 42, expectsReply: true });
    expect(deserialize(request.body)).toEqual({ insert: 'x' });
    expect(request.sequences.get('documents')).toEqual(Buffer.concat([serialize({ a: 1 }), serialize({ a: 2 })]));
  });

  it('ignores a checksum, and detects that no reply is expected', () => {
    const message = frame(2013, int32(CHECKSUM_PRESENT | MORE_TO_COME), body({ ping: 1 }), int32(0x12345678));

    expect(decodeRequest(message)).toMatchObject({ expectsReply: false });
  });

  it('understands the OP_QUERY of a handshake', () => {
    const message = frame(2004, int32(0), Buffer.from('admin.$cmd\0'), int32(0), int32(-1), serialize({ isMaster: 1 }));

    const request = decodeRequest(message);

    expect(request.queryDatabase).toBe('admin');
    expect(deserialize(request.body)).toEqual({ isMaster: 1 });
  });

  it.each([
    ['an operation of another kind', frame(2012, int32(0))],
    ['a required flag that it does not know', frame(2013, int32(1 << 3), body({ ping: 1 }))],
    ['a message without body', frame(2013, int32(0))],
    ['a section that reaches past the message', frame(2013, int32(0), Buffer.of(1), int32(1_000))],
    ['a section of an unknown kind', frame(2013, int32(0), Buffer.of(7), serialize({ ping: 1 }))],
  ])('refuses %s', (_name, message) => {
    expect(() => decodeRequest(message)).toThrow(MalformedMessage);
  });
});

describe('splitting the stream', () => {
  const messages = [frame(2013, int32(0), body({ a: 1 })), frame(2013, int32(0), body({ b: 'x'.repeat(100) }))];
  const stream = Buffer.concat(messages);

  it.each([1, 3, 17, stream.length])(
    'returns whole messages for any division into chunks (%i bytes at a time)',
    (size) => {
      const reader = new FrameReader();
      const frames: Buffer[] = [];

      for (let at = 0; at < stream.length; at += size) frames.push(...reader.push(stream.subarray(at, at + size)));

      expect(frames).toEqual(messages);
    },
  );

  it.each([0, 15, 1 << 30])('refuses a message with the length %i', (length) => {
    expect(() => new FrameReader().push(int32(length))).toThrow(MalformedMessage);
  });
});

describe('responding', () => {
  it('uses the format of the request', () => {
    const asMsg = encodeReply(decodeRequest(frame(2013, int32(0), body({ ping: 1 }))), serialize({ ok: 1 }));
    const query = frame(2004, int32(0), Buffer.from('admin.$cmd\0'), int32(0), int32(-1), serialize({ hello: 1 }));
    const asReply = encodeReply(decodeRequest(query), serialize({ ok: 1 }));

    expect([asMsg.readInt32LE(0), asMsg.readInt32LE(8), asMsg.readInt32LE(12)]).toEqual([asMsg.length, 42, 2013]);
    expect(deserialize(asMsg.subarray(21))).toEqual({ ok: 1 });
    expect([asReply.readInt32LE(12), asReply.readInt32LE(32)]).toEqual([1, 1]);
    expect(deserialize(asReply.subarray(36))).toEqual({ ok: 1 });
  });
});
