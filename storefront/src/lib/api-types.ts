import type { components } from '@shop/contract';

export type { paths } from '@shop/contract';

type Schemas = components['schemas'];

export type FacetsResponse = Schemas['FacetsResponse'];
export type InvoicePaymentResponse = Schemas['InvoicePaymentResponse'];
export type InvoiceResponse = Schemas['InvoiceResponse'];
export type LineResponse = Schemas['LineResponse'];
export type OrderResponse = Schemas['OrderResponse'];
export type ProductPageResponse = Schemas['ProductPageResponse'];
export type ProductResponse = Schemas['ProductResponse'];
export type ProfileResponse = Schemas['ProfileResponse'];
export type QuoteResponse = Schemas['QuoteResponse'];
export type ShopResponse = Schemas['ShopResponse'];
export type SuggestionResponse = Schemas['SuggestionResponse'];
export type TaxResponse = Schemas['TaxResponse'];
