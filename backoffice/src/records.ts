import type {
  CategoryResponse,
  ContactMessageResponse,
  InvoiceResponse,
  LetterResponse,
  OrderResponse,
  PaymentResponse,
  ProductResponse,
  QuoteResponse,
  UserResponse,
} from './types';

/** What the API answers, plus the `id` that react-admin reads; both hold the same value. */
type Identified<T extends { _id: string }> = T & { id: string };

export type CategoryRecord = Identified<CategoryResponse>;
export type ContactMessageRecord = Identified<ContactMessageResponse>;
export type InvoiceRecord = Identified<InvoiceResponse>;
export type LetterRecord = Identified<LetterResponse>;
export type OrderRecord = Identified<OrderResponse>;
export type PaymentRecord = Identified<PaymentResponse>;
export type ProductRecord = Identified<ProductResponse>;
export type QuoteRecord = Identified<QuoteResponse>;
export type UserRecord = Identified<UserResponse>;
