import type { TransmissionKind } from '@shop/contract/e-invoices';

export interface OutgoingEInvoice {
  /** The provider recognises a repeated document by it. */
  readonly uuid: string;
  readonly number: string;
  readonly kind: TransmissionKind;
  readonly xml: string;
}

/** The provider's answer about a document; `sent`: the provider has it, and reports the result later. */
export interface ProviderAnswer {
  readonly status: 'sent' | 'accepted' | 'rejected';
  /** The reasons for a rejection. */
  readonly reasons: readonly string[];
}

export interface ProviderCall {
  readonly timestamp: string;
  readonly signature: string;
  /** The unchanged text of the body. */
  readonly body: string;
}

export interface EInvoiceConnector {
  /** Sends the document. It is sent again if the shop does not know whether the first attempt succeeded. */
  send(document: OutgoingEInvoice, signal: AbortSignal): Promise<ProviderAnswer>;
  /** Requests the state of a sent document. */
  status(uuid: string, signal: AbortSignal): Promise<ProviderAnswer>;
  /** Checks that a call comes from the provider. @throws DomainError SIGNATURE_REFUSED */
  receive(call: ProviderCall, now: Date): void;
}
