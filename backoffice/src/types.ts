import type { components } from '@shop/contract';

type Schemas = components['schemas'];

export type ReadEInvoice = Schemas['ReadEInvoiceResponse'];

/** A record of the API with the `id` that react-admin reads; it equals `_id`. */
type Identified<T extends { _id: string }> = T & { id: string };

export type ActivityRecord = Identified<Schemas['ActivityEntryResponse']>;
export type PriceChangeRecord = Identified<Schemas['PriceChangeResponse']>;
export type CategoryRecord = Identified<Schemas['CategoryResponse']>;
export type CompanyRecord = Identified<Schemas['CompanyResponse']>;
export type ContactMessageRecord = Identified<Schemas['ContactMessageResponse']>;
export type CreditNoteRecord = Identified<Schemas['CreditNoteResponse']>;
export type EmailRecord = Identified<Schemas['LetterResponse']>;
export type EmailContentRecord = Identified<Schemas['LetterContentResponse']>;
export type EmailResponse = Schemas['LetterResponse'];
export type DeliveryRecord = Identified<Schemas['DeliveryResponse']>;
export type InvoiceRecord = Identified<Schemas['InvoiceResponse']>;
export type OrderRecord = Identified<Schemas['OrderResponse']>;
export type PaymentRecord = Identified<Schemas['PaymentResponse']>;
export type ProductRecord = Identified<Schemas['ProductResponse']>;
export type QuoteRecord = Identified<Schemas['QuoteResponse']>;
export type ReceiptRecord = Identified<Schemas['ReceiptResponse']>;
export type SettingsRecord = Identified<Schemas['SettingsResponse']>;
export type SynonymsRecord = Identified<Schemas['SearchSynonymsResponse']>;
export type UserRecord = Identified<Schemas['UserResponse']>;
