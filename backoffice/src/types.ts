import type { components } from '@shop/contract/api';

type Schemas = components['schemas'];

type RecordName = { [Name in keyof Schemas]: Schemas[Name] extends { _id: string } ? Name : never }[keyof Schemas];

/**
 * A record of the API with the `id` that react-admin needs; it equals `_id`. Records that several files need have a
 * name below.
 */
export type RecordOf<Name extends RecordName> = Schemas[Name] & { id: string };

export type ActivityRecord = RecordOf<'ActivityEntryResponse'>;
export type ApiKeyRecord = RecordOf<'ApiKeyResponse'>;
export type PriceChangeRecord = RecordOf<'PriceChangeResponse'>;
export type BankLineRecord = RecordOf<'BankLineResponse'>;
export type ChequeRecord = RecordOf<'ChequeResponse'>;
export type CategoryRecord = RecordOf<'CategoryResponse'>;
export type CompanyAccountRecord = RecordOf<'CompanyAccountResponse'>;
export type CompanyRecord = RecordOf<'CompanyResponse'>;
export type ContactMessageRecord = RecordOf<'ContactMessageResponse'>;
export type CreditNoteRecord = RecordOf<'CreditNoteResponse'>;
export type EmailRecord = RecordOf<'LetterResponse'>;
export type EmailContentRecord = RecordOf<'LetterContentResponse'>;
export type CustomerGroupRecord = RecordOf<'CustomerGroupResponse'>;
export type TransmissionRecord = RecordOf<'TransmissionResponse'>;
export type FollowUpRecord = RecordOf<'FollowUpResponse'>;
export type InvoiceRecord = RecordOf<'InvoiceResponse'>;
export type DeliveryRecord = RecordOf<'DeliveryResponse'>;
export type OrderRecord = RecordOf<'OrderResponse'>;
export type PaymentRecord = RecordOf<'PaymentResponse'>;
export type PriceListRecord = RecordOf<'PriceListResponse'>;
export type ProductRecord = RecordOf<'ProductResponse'>;
export type QuoteRecord = RecordOf<'QuoteResponse'>;
export type ReceivableRecord = RecordOf<'ReceivableResponse'>;
export type ReceiptRecord = RecordOf<'ReceiptResponse'>;
export type SettingsRecord = RecordOf<'SettingsResponse'>;
export type SynonymsRecord = RecordOf<'SearchSynonymsResponse'>;
export type UserRecord = RecordOf<'UserResponse'>;
