import type { DeliveryKind } from '@shop/contract/e-invoices';

/** A document on its way to a provider. */
export interface OutgoingEInvoice {
  /** The provider knows a document that comes again by it. */
  readonly uuid: string;
  readonly number: string;
  readonly kind: DeliveryKind;
  readonly xml: string;
}

/** The answer of a provider about a document; `sent`: it has it, and will say more later. */
export interface ProviderAnswer {
  readonly status: 'sent' | 'accepted' | 'rejected';
  /** Why it was refused. */
  readonly reasons: readonly string[];
}

/** A call of a provider. */
export interface ProviderCall {
  readonly timestamp: string;
  readonly signature: string;
  /** The body as it came. */
  readonly body: string;
}

/** The way to a provider. */
export interface EInvoiceConnector {
  /** Hands the document over; again, where the shop does not know whether the first time went well. */
  send(document: OutgoingEInvoice, signal: AbortSignal): Promise<ProviderAnswer>;
  /** Asks what became of a document that was sent. */
  status(uuid: string, signal: AbortSignal): Promise<ProviderAnswer>;
  /** Checks that a call comes from the provider. @throws DomainError SIGNATURE_REFUSED */
  receive(call: ProviderCall, now: Date): void;
}
