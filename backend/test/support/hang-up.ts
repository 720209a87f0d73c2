import { connect } from 'node:net';
import type { TestActor } from './actors.js';
import type { TestShop } from './app.js';

interface LostCall {
  readonly path: string;
  readonly body: object;
  /** Its Idempotency-Key. */
  readonly key: string;
}

/** Posts, and closes the connection before the answer comes. */
export async function sendAndHangUp(shop: TestShop, { http }: TestActor, { path, body, key }: LostCall): Promise<void> {
  const { hostname, port, host } = new URL(shop.url);
  const cookie = http.jar.getCookies({ domain: '127.0.0.1', path: '/', secure: false, script: false }).toValueString();
  const text = JSON.stringify(body);
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${host}`,
    `cookie: ${cookie}`,
    `idempotency-key: ${key}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(text)}`,
  ];
  await new Promise<void>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${head.join('\r\n')}\r\n\r\n${text}`, () => {
        socket.destroy();
        resolve();
      });
    });
    socket.on('error', reject);
  });
}
