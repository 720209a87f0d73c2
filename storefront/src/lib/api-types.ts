import type { components } from '@shop/contract';

export type { paths } from '@shop/contract';

type Schemas = components['schemas'];

export type CreditNoteResponse = Schemas['CreditNoteResponse'];
export type FacetsResponse = Schemas['FacetsResponse'];
export type InvoicePaymentResponse = Schemas['InvoicePaymentResponse'];
export type InvoiceResponse = Schemas['InvoiceResponse'];
export type LineResponse = Schemas['LineResponse'];
export type OrderResponse = Schemas['OrderResponse'];
export type PaymentResponse = Schemas['PaymentResponse'];
export type ProductPageResponse = Schemas['ProductPageResponse'];
export type ProductResponse = Schemas['ProductResponse'];
export type ProfileResponse = Schemas['ProfileResponse'];
export type QuoteResponse = Schemas['QuoteResponse'];
export type ReceiptResponse = Schemas['ReceiptResponse'];
export type ShopResponse = Schemas['ShopResponse'];
export type StatementEntryResponse = Schemas['StatementEntryResponse'];
export type StatementResponse = Schemas['StatementResponse'];
export type SuggestionResponse = Schemas['SuggestionResponse'];
export type TaxResponse = Schemas['TaxResponse'];
