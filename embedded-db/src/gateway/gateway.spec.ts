import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { deserialize, type Document, serialize } from 'bson';
import { ConnectionPools } from '../postgres/pools.js';
import { CLIENT_LIMITS, type ClientLimits } from './client-limits.js';
import { Gateway } from './gateway.js';
import { FrameReader } from './wire.js';

const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** No PostgreSQL is behind it: commands before sign-in need none. */
async function openGateway(limits: Partial<ClientLimits> = {}): Promise<Gateway> {
  const pools = new ConnectionPools({ socketFolder: '/nowhere', password: '' });
  const gateway = await Gateway.listen(pools, 0, 'secret', { ...CLIENT_LIMITS, ...limits });
  closing.push(
    () => gateway.close(),
    () => pools.close(),
  );
  return gateway;
}

async function connectTo(gateway: Gateway): Promise<Socket> {
  const socket = connect(gateway.port, '127.0.0.1');
  socket.on('error', () => undefined);
  closing.push(() => Promise.resolve(socket.destroy()));
  await once(socket, 'connect');
  return socket;
}

function message(command: Document): Buffer {
  const body = serialize({ ...command, $db: 'admin' });
  const frame = Buffer.alloc(21 + body.length);
  frame.writeInt32LE(frame.length, 0);
  frame.writeInt32LE(2013, 12);
  frame.set(body, 21);
  return frame;
}

async function ask(socket: Socket, command: Document): Promise<Document> {
  const frames = new FrameReader();
  socket.write(message(command));
  for (;;) {
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    const [frame] = frames.push(chunk);
    if (frame) return deserialize(frame.subarray(21));
  }
}

/** However it ends: a connection that is cut off while it is written to reports an error first. */
const closed = (socket: Socket) =>
  new Promise<void>((resolve) => (socket.closed ? resolve() : socket.once('close', () => resolve())));

describe('a client that has not signed in', () => {
  it('is disconnected by a message of more than 64 kB, before it has fully arrived', async () => {
    const socket = await connectTo(await openGateway());
    const large = message({ hello: 1, filler: Buffer.alloc(70_000) });

    socket.write(large.subarray(0, 16));

    await closed(socket.resume());
  });

  it('can send smaller messages, and stays connected during the handshake', async () => {
    const socket = await connectTo(await openGateway());

    expect(await ask(socket, { hello: 1, filler: Buffer.alloc(60_000) })).toMatchObject({ ok: 1 });
    expect(await ask(socket, { hello: 1 })).toMatchObject({ ok: 1 });
  });

  it('is disconnected if it sends nothing', async () => {
    const socket = await connectTo(await openGateway({ signInMs: 50 }));

    await closed(socket.resume());
  });

  it('is disconnected if it starts to sign in and then stops', async () => {
    const socket = await connectTo(await openGateway({ signInMs: 50 }));
    const payload = Buffer.from('n,,n=embedded,r=nonce');

    expect(await ask(socket, { saslStart: 1, mechanism: 'SCRAM-SHA-256', payload })).toMatchObject({ ok: 1 });

    await closed(socket.resume());
  });

  it('is disconnected if it sends nothing after the handshake', async () => {
    const socket = await connectTo(await openGateway({ silenceMs: 50 }));
    expect(await ask(socket, { hello: 1 })).toMatchObject({ ok: 1 });

    await closed(socket.resume());
  });

  it('is refused above the maximum number of clients; another may connect after one leaves', async () => {
    const gateway = await openGateway({ strangers: 2 });
    const first = await connectTo(gateway);
    await ask(first, { hello: 1 });
    await ask(await connectTo(gateway), { hello: 1 });

    await closed((await connectTo(gateway)).resume());

    first.destroy();
    await closed(first);
    for (let isIn = false; !isIn;) {
      const next = await connectTo(gateway);
      isIn = await Promise.race([ask(next, { hello: 1 }).then(() => true), closed(next).then(() => false)]);
    }
  });

  it('is disconnected in favour of a new one if it has sent nothing', async () => {
    const gateway = await openGateway({ strangers: 2 });
    const silent = [await connectTo(gateway), await connectTo(gateway)];
    for (const socket of silent) socket.resume();
    expect(await ask(await connectTo(gateway), { hello: 1 })).toMatchObject({ ok: 1 });
    await closed(silent[0] as Socket);
  });
});

describe('a client that sends and never reads', () => {
  it('is not read while its responses wait, and is disconnected', async () => {
    const socket = await connectTo(await openGateway({ readMs: 300 }));
    socket.pause();
    const many = Buffer.concat(Array.from({ length: 2_000 }, () => message({ hello: 1 })));
    let sent = 0;
    const pump = (): void => {
      sent += many.length;
      socket.write(many, (error) => (error ? undefined : pump()));
    };
    pump();

    // A paused socket detects its end only by a failing write.
    await closed(socket);

    // The buffers of two sockets, and not what two thousand more rounds would be.
    expect(sent).toBeLessThan(50_000_000);
  });
});
