import type { components } from '@shop/contract';

type Schemas = components['schemas'];

export type AgeResponse = Schemas['AgeResponse'];
export type CategoryResponse = Schemas['CategoryResponse'];
export type ContactMessageResponse = Schemas['ContactMessageResponse'];
export type HistoryChangeResponse = Schemas['HistoryChangeResponse'];
export type HistoryEntryResponse = Schemas['HistoryEntryResponse'];
export type InvoicePaymentResponse = Schemas['InvoicePaymentResponse'];
export type InvoiceResponse = Schemas['InvoiceResponse'];
export type LetterResponse = Schemas['LetterResponse'];
export type LineResponse = Schemas['LineResponse'];
export type MonthResponse = Schemas['MonthResponse'];
export type OrderResponse = Schemas['OrderResponse'];
export type PaymentResponse = Schemas['PaymentResponse'];
export type ProductResponse = Schemas['ProductResponse'];
export type ImportRowResponse = Schemas['ImportRowResponse'];
export type ProductImportResponse = Schemas['ProductImportResponse'];
export type ProfileResponse = Schemas['ProfileResponse'];
export type QuoteResponse = Schemas['QuoteResponse'];
export type SalesResponse = Schemas['SalesResponse'];
export type AgingResponse = Schemas['AgingResponse'];
export type StatementEntryResponse = Schemas['StatementEntryResponse'];
export type StatementResponse = Schemas['StatementResponse'];
export type ShopResponse = Schemas['ShopResponse'];
export type TodayResponse = Schemas['TodayResponse'];
export type UserResponse = Schemas['UserResponse'];
export type WaitingResponse = Schemas['WaitingResponse'];

export type RecordPaymentDto = Schemas['RecordPaymentDto'];
export type SignInDto = Schemas['SignInDto'];
export type UpdateInvoiceDto = Schemas['UpdateInvoiceDto'];
export type UpdateOrderDto = Schemas['UpdateOrderDto'];
export type UpdatePaymentDto = Schemas['UpdatePaymentDto'];
export type UpdateProductDto = Schemas['UpdateProductDto'];
export type UpdateUserDto = Schemas['UpdateUserDto'];

export type QuoteStatus = QuoteResponse['status'];
export type OrderStatus = OrderResponse['status'];
export type InvoiceStatus = InvoiceResponse['status'];
export type PaymentMethod = PaymentResponse['paymentMethod'];
export type PaymentStatus = PaymentResponse['status'];
export type FilterKey = Schemas['CategoryFilterResponse']['Key'];
