import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface WireCall {
  readonly method: string;
  /** With the query, as it goes over the wire. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string | undefined;
}

export interface WireAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** From the first byte sent to the last received. */
  readonly ms: number;
}

/** Sends calls byte for byte, without the good manners of a client library. */
export class Wire {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 8 });
  private readonly address: URL;

  constructor(url: string) {
    this.address = new URL(url);
  }

  send({ method, path, headers = {}, body }: WireCall, timeoutMs = 20_000): Promise<WireAnswer> {
    const started = performance.now();
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const { hostname, port } = this.address;
    return new Promise((resolve, reject) => {
      const outgoing = request(
        { agent: this.agent, hostname, port, method, path, headers: { ...length, ...headers } },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('error', reject);
          incoming.on('end', () => {
            const { statusCode: status = 0, headers: answered } = incoming;
            resolve({ status, headers: answered, body: Buffer.concat(chunks), ms: performance.now() - started });
          });
        },
      );
      outgoing.setTimeout(timeoutMs, () => outgoing.destroy(new Error(`no answer in ${timeoutMs} ms`)));
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
