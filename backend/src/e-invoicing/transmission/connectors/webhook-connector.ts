import { MAX_REASON, MAX_REASONS } from '@shop/contract/e-invoices';
import type { EInvoiceEndpoint } from '../../../shop/settings/e-invoice-endpoint.js';
import type { Clock } from '../../../platform/clock.js';
import { refuse } from '../../../platform/errors/refuse.js';
import { isSigned, signatureOf, timestampOf } from '../../domain/signature.js';
import type { EInvoiceConnector, OutgoingEInvoice, ProviderAnswer, ProviderCall } from './connector.js';

const TIMEOUT_MS = 30_000;
const MAX_ANSWER_BYTES = 65_536;

/** The provider received the document but rejected it: this is an answer, not a failure. */
const REFUSED = 422;

/**
 * Sends signed calls to the endpoint of the server's environment, and checks the signatures of the provider's calls.
 */
export class WebhookConnector implements EInvoiceConnector {
  constructor(
    private readonly endpoint: EInvoiceEndpoint,
    private readonly clock: Clock,
  ) {}

  send({ uuid, number, kind, xml }: OutgoingEInvoice, signal: AbortSignal): Promise<ProviderAnswer> {
    const headers = {
      'content-type': 'application/xml; charset=utf-8',
      'idempotency-key': uuid,
      'x-e-invoice-uuid': uuid,
      'x-e-invoice-number': number,
      'x-e-invoice-kind': kind,
    };
    return this.call(this.endpoint.url, { method: 'POST', headers, body: xml }, signal);
  }

  status(uuid: string, signal: AbortSignal): Promise<ProviderAnswer> {
    const url = new URL(this.endpoint.url);
    url.searchParams.set('uuid', uuid);
    return this.call(url.href, { method: 'GET', headers: { 'x-e-invoice-uuid': uuid }, body: '' }, signal);
  }

  receive(call: ProviderCall, now: Date): void {
    if (!isSigned(this.endpoint.secret, call, now))
      throw refuse('SIGNATURE_REFUSED', {}, { security: 'e-invoice callback refused' });
  }

  /** @throws Error if the provider can't be reached, or does not accept the call */
  private async call(
    url: string,
    { method, headers, body }: { method: 'POST' | 'GET'; headers: Record<string, string>; body: string },
    signal: AbortSignal,
  ): Promise<ProviderAnswer> {
    const timestamp = timestampOf(this.clock.now());
    const signature = signatureOf(this.endpoint.secret, timestamp, body);
    const response = await reached(url, {
      method,
      headers: { ...headers, accept: 'application/json', 'x-shop-timestamp': timestamp, 'x-shop-signature': signature },
      ...(method === 'POST' && { body }),
      // A redirect would lead to an address that the operator did not configure.
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const text = await beginningOf(response);
    if (!response.ok && response.status !== REFUSED) throw new Error(`The provider responded with ${response.status}.`);
    const answer = readAnswer(text);
    return response.ok ? answer : { ...answer, status: 'rejected' };
  }
}

async function reached(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      throw new Error('The provider did not respond in time.', { cause: error });
    }
    // The message of `fetch` is generic; its cause contains the reason.
    if (error instanceof TypeError && error.cause instanceof Error) throw error.cause;
    throw error;
  }
}

/** A real answer is shorter than this limit; the rest is not read. */
async function beginningOf({ body }: Response): Promise<string> {
  if (body === null) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Ending the loop ends the connection.
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) return '';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** An answer without a status means that the provider has the document. */
function readAnswer(text: string): ProviderAnswer {
  const answer = parsed(text);
  const { status } = answer;
  const reasons = Array.isArray(answer['reasons']) ? (answer['reasons'] as unknown[]) : [];
  return {
    status: status === 'accepted' || status === 'rejected' ? status : 'sent',
    reasons: readReasons(reasons.filter((reason) => typeof reason === 'string')),
  };
}

/** Shortens the reasons instead of refusing a long answer; the first reasons are enough. */
function readReasons(reasons: readonly string[]): string[] {
  return reasons.slice(0, MAX_REASONS).map((reason) => reason.slice(0, MAX_REASON));
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
