import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Other software that webhooks call. */
export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  close(): void;
}

/** @param answer may leave a call without an answer */
export async function startReceiver(answer: (reply: ServerResponse, call: Received) => void): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((incoming, reply) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const call = { path: incoming.url ?? '', headers: incoming.headers, body: Buffer.concat(chunks).toString() };
      received.push(call);
      answer(reply, call);
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received, close };
}
