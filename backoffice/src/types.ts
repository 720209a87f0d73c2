import type { components } from '@shop/contract';

type Schemas = components['schemas'];

export type AgeResponse = Schemas['AgeResponse'];
export type AgingResponse = Schemas['AgingResponse'];
export type CompanyDetailsResponse = Schemas['CompanyDetailsResponse'];
export type CompanyOverviewResponse = Schemas['CompanyOverviewResponse'];
export type CreateCompanyDto = Schemas['CreateCompanyDto'];
export type CreateUserDto = Schemas['CreateUserDto'];
export type ClosedPeriodResponse = Schemas['ClosedPeriodResponse'];
export type CreditableResponse = Schemas['CreditableResponse'];
export type FindingResponse = Schemas['FindingResponse'];
export type FindingsResponse = Schemas['FindingsResponse'];
export type CreditNoteResponse = Schemas['CreditNoteResponse'];
export type NumberSeriesResponse = Schemas['NumberSeriesResponse'];
export type VatDocumentResponse = Schemas['VatDocumentResponse'];
export type VatReturnResponse = Schemas['VatReturnResponse'];
export type VatLineResponse = Schemas['VatLineResponse'];
export type SalesReportResponse = Schemas['SalesReportResponse'];
export type HistoryChangeResponse = Schemas['HistoryChangeResponse'];
export type HistoryEntryResponse = Schemas['HistoryEntryResponse'];
export type ImportRowResponse = Schemas['ImportRowResponse'];
export type InvoiceCreditResponse = Schemas['InvoiceCreditResponse'];
export type InvoicePaymentResponse = Schemas['InvoicePaymentResponse'];
export type LineResponse = Schemas['LineResponse'];
export type MonthResponse = Schemas['MonthResponse'];
export type OpenInvoicesResponse = Schemas['OpenInvoicesResponse'];
export type PictureResponse = Schemas['PictureResponse'];
export type ProductImportResponse = Schemas['ProductImportResponse'];
export type ProfileResponse = Schemas['ProfileResponse'];
export type SalesResponse = Schemas['SalesResponse'];
export type StatementEntryResponse = Schemas['StatementEntryResponse'];
export type StatementResponse = Schemas['StatementResponse'];
export type TodayResponse = Schemas['TodayResponse'];
export type WaitingResponse = Schemas['WaitingResponse'];

export type PreviewSettingsDto = Schemas['PreviewSettingsDto'];
export type CreateCreditNoteDto = Schemas['CreateCreditNoteDto'];
export type ReturnGoodsDto = Schemas['ReturnGoodsDto'];
export type RefundPaymentDto = Schemas['RefundPaymentDto'];
export type RecordPaymentDto = Schemas['RecordPaymentDto'];
export type RecordReceiptDto = Schemas['RecordReceiptDto'];
export type SignInDto = Schemas['SignInDto'];
export type UpdateCompanyDto = Schemas['UpdateCompanyDto'];
export type UpdateInvoiceDto = Schemas['UpdateInvoiceDto'];
export type UpdateOrderDto = Schemas['UpdateOrderDto'];
export type UpdatePaymentDto = Schemas['UpdatePaymentDto'];
export type UpdateProductDto = Schemas['UpdateProductDto'];
export type UpdateSettingsDto = Schemas['UpdateSettingsDto'];
export type UpdateUserDto = Schemas['UpdateUserDto'];

/** A record of the API with the `id` that react-admin reads; it equals `_id`. */
type Identified<T extends { _id: string }> = T & { id: string };

export type CategoryRecord = Identified<Schemas['CategoryResponse']>;
export type CompanyRecord = Identified<Schemas['CompanyResponse']>;
export type ContactMessageRecord = Identified<Schemas['ContactMessageResponse']>;
export type CreditNoteRecord = Identified<Schemas['CreditNoteResponse']>;
export type EmailRecord = Identified<Schemas['LetterResponse']>;
export type InvoiceRecord = Identified<Schemas['InvoiceResponse']>;
export type OrderRecord = Identified<Schemas['OrderResponse']>;
export type PaymentRecord = Identified<Schemas['PaymentResponse']>;
export type ProductRecord = Identified<Schemas['ProductResponse']>;
export type QuoteRecord = Identified<Schemas['QuoteResponse']>;
export type ReceiptRecord = Identified<Schemas['ReceiptResponse']>;
export type SettingsRecord = Identified<Schemas['SettingsResponse']>;
export type UserRecord = Identified<Schemas['UserResponse']>;
