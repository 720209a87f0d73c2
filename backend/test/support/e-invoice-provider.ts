import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** How the provider responds: accepts and reports later or immediately, fails, or does not respond. */
type Mood = 'taking' | 'accepting' | 'refusing' | 'failing' | 'redirecting' | 'talkative' | 'silent';

export interface ReceivedEInvoice {
  readonly uuid: string;
  readonly number: string;
  readonly key: string;
  readonly xml: string;
  readonly isSigned: boolean;
}

export const SECRET = 'the secret that shop and provider share';
export const REASON = 'ibr-132-ae: the TRN of the buyer is unknown';

/** An accredited provider of a test’s own. */
export class EInvoiceProvider {
  mood: Mood = 'taking';
  /** One for each call, in turn. */
  readonly received: ReceivedEInvoice[] = [];
  /** Its response about each requested document. */
  known = { status: 'accepted', reasons: [] as string[] };
  private readonly waiting = new Set<() => void>();

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => void this.answer(request, response));
  }

  static async start(): Promise<EInvoiceProvider> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new EInvoiceProvider(server);
  }

  /** The environment of a shop that sends to it. */
  get variables(): Record<string, string> {
    return { E_INVOICE_URL: `${this.url}/invoices`, E_INVOICE_SECRET: SECRET };
  }

  callsOf(number: string): ReceivedEInvoice[] {
    return this.received.filter((call) => call.number === number);
  }

  /** When there were so many calls for a document. */
  async calls(number: string, count = 1): Promise<ReceivedEInvoice[]> {
    while (this.callsOf(number).length < count) await new Promise<void>((resolve) => this.waiting.add(resolve));
    return this.callsOf(number);
  }

  /** The headers of a call to the shop. */
  signed(body: string, at = new Date(), secret = SECRET) {
    const timestamp = String(Math.floor(at.getTime() / 1000));
    const hmac = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    return {
      'content-type': 'application/json',
      'x-shop-timestamp': timestamp,
      'x-shop-signature': `v1=${hmac}`,
    };
  }

  /** Ends what it has not answered. */
  hangUp(): void {
    this.server.closeAllConnections();
  }

  async close(): Promise<void> {
    this.hangUp();
    this.server.close();
    await once(this.server, 'close');
  }

  private get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const header = (name: string) => String(request.headers[name] ?? '');
    if (request.method === 'GET') {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(this.known));
      return;
    }
    const { 'x-shop-signature': wanted } = this.signed(body, new Date(Number(header('x-shop-timestamp')) * 1000));
    this.received.push({
      ...{ uuid: header('x-e-invoice-uuid'), number: header('x-e-invoice-number'), key: header('idempotency-key') },
      ...{ xml: body, isSigned: header('x-shop-signature') === wanted },
    });
    this.say(response);
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }

  private say(response: ServerResponse): void {
    const json = (status: number, said: object) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(said));
    };
    const ways: Record<Mood, () => void> = {
      taking: () => response.writeHead(202).end(),
      accepting: () => json(200, { status: 'accepted' }),
      refusing: () => json(422, { reasons: [REASON] }),
      failing: () => response.writeHead(500).end('out of order'),
      redirecting: () => response.writeHead(307, { location: `${this.url}/elsewhere` }).end(),
      talkative: () => response.writeHead(200).end('x'.repeat(1_000_000)),
      silent: () => undefined,
    };
    ways[this.mood]();
  }
}
