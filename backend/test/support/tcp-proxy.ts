import { connect, createServer, type Socket } from 'node:net';

/** A proxy between a server and its database, which can hold back the server's queries. */
export interface TcpProxy {
  /** `uri` by way of this proxy. */
  readonly uri: string;
  /** From now on nothing is passed on; connections stay open. */
  hold(): void;
  /** Resolves when so many pieces that hold these bytes are being held back. */
  untilHeld(bytes: Buffer, count?: number): Promise<void>;
  /** Ends all connections and refuses new ones, as if the database were stopped. */
  refuse(): Promise<void>;
  /** Accepts connections again. */
  accept(): Promise<void>;
  /** Forwards the held-back data and everything that follows. */
  release(): void;
  close(): Promise<void>;
}

interface Held {
  readonly chunk: Buffer;
  readonly passOn: () => void;
}

export async function startTcpProxy(uri: string): Promise<TcpProxy> {
  const target = new URL(uri);
  const sockets = new Set<Socket>();
  let held: Held[] | null = null;
  let look: () => void = () => undefined;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.once('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    near.on('data', (chunk: Buffer) => {
      if (held === null) far.write(chunk);
      else held.push({ chunk, passOn: () => far.write(chunk) });
      look();
    });
    far.on('data', (chunk) => near.write(chunk));
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const end = async () => {
    sockets.forEach((socket) => socket.destroy());
    await new Promise((resolve) => server.close(resolve));
  };
  await listen(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  const through = new URL(uri);
  through.hostname = '127.0.0.1';
  through.port = String(address.port);
  through.searchParams.delete('replicaSet');
  // Else the driver would go on to the address by which the database knows itself.
  through.searchParams.set('directConnection', 'true');
  return {
    uri: through.href,
    hold: () => {
      held = [];
    },
    untilHeld: (bytes, count = 1) =>
      new Promise((resolve) => {
        look = () => {
          const found = held?.filter(({ chunk }) => chunk.includes(bytes)) ?? [];
          if (found.length >= count) resolve();
        };
        look();
      }),
    release: () => {
      const waiting = held ?? [];
      held = null;
      for (const { passOn } of waiting) passOn();
    },
    refuse: end,
    accept: () => listen(address.port),
    close: end,
  };
}
