import type { components } from '@shop/contract';

export type { paths } from '@shop/contract';

type Schemas = components['schemas'];

export type AddressDto = Schemas['AddressDto'];
export type ApprovalResponse = Schemas['ApprovalResponse'];
export type CreditNoteResponse = Schemas['CreditNoteResponse'];
export type FacetsResponse = Schemas['FacetsResponse'];
export type GroupedSuggestionsResponse = Schemas['GroupedSuggestionsResponse'];
export type InvitationResponse = Schemas['InvitationResponse'];
export type InvoicePaymentResponse = Schemas['InvoicePaymentResponse'];
export type InvoiceResponse = Schemas['InvoiceResponse'];
export type ListResponse = Schemas['ListResponse'];
export type ListSummaryResponse = Schemas['ListSummaryResponse'];
export type LineResponse = Schemas['LineResponse'];
export type ManagedCompanyResponse = Schemas['ManagedCompanyResponse'];
export type MemberResponse = Schemas['MemberResponse'];
export type OrderResponse = Schemas['OrderResponse'];
export type PaymentResponse = Schemas['PaymentResponse'];
export type PoFileResponse = Schemas['PoFileResponse'];
export type ProductPageResponse = Schemas['ProductPageResponse'];
export type ProductResponse = Schemas['ProductResponse'];
export type ProfileResponse = Schemas['ProfileResponse'];
export type PurchaseResponse = Schemas['PurchaseResponse'];
export type QuoteResponse = Schemas['QuoteResponse'];
export type QuoteRevisionResponse = Schemas['QuoteRevisionResponse'];
export type QuoteStandingResponse = Schemas['QuoteStandingResponse'];
export type ReceiptResponse = Schemas['ReceiptResponse'];
export type RequestQuoteDto = Schemas['RequestQuoteDto'];
export type SavedAddressResponse = Schemas['SavedAddressResponse'];
export type SessionResponse = Schemas['SessionResponse'];
export type ResolvedLineResponse = Schemas['ResolvedLineResponse'];
export type ResolvedLinesResponse = Schemas['ResolvedLinesResponse'];
export type ShopResponse = Schemas['ShopResponse'];
export type StatementEntryResponse = Schemas['StatementEntryResponse'];
export type StatementResponse = Schemas['StatementResponse'];
export type TaxResponse = Schemas['TaxResponse'];
