import { countryName } from '@shop/contract/countries';
import { dubaiDay } from '@shop/contract/dubai-day';
import { type PriceBasis, type TaxCategory, taxRate } from '@shop/contract/vat';
import type { PostalAddress } from './postal-address.schema.js';

/** The part of the settings that documents and the VAT calculation read. */
export interface ShopDetails {
  /** The first day with VAT in Dubai, as `2018-01-01`; empty if the shop is not registered. */
  readonly vatRegisteredSince: string;
  readonly priceBasis: PriceBasis;
  readonly address: PostalAddress;
}

/** True if documents of that time have VAT. */
export function isVatRegistered({ vatRegisteredSince }: Pick<ShopDetails, 'vatRegisteredSince'>, at: Date): boolean {
  return vatRegisteredSince !== '' && vatRegisteredSince <= dubaiDay(at);
}

/** The VAT in list prices, in percent; 0 if the shop charges no VAT. */
export const listPriceRate = (shop: Pick<ShopDetails, 'vatRegisteredSince'>, category: TaxCategory, at: Date): number =>
  isVatRegistered(shop, at) ? taxRate(category, dubaiDay(at)) : 0;

export function addressLine({ street, city, country }: PostalAddress): string {
  return [street, city, countryName(country, 'en')].filter((part) => part !== '').join(', ');
}
