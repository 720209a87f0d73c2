import { ApiProperty } from '@nestjs/swagger';
import { PRODUCT_TYPES } from '@shop/contract/catalog';
import { dubaiDay } from '@shop/contract/dubai-day';
import { PRICES_FOR, type PricesFor } from '@shop/contract/price-lists';
import { DEFAULT_TAX_CATEGORY, PRICE_BASES, type PriceBasis, taxRate } from '@shop/contract/vat';
import { ApiFlag, ApiOneOf } from '../../../platform/openapi/response-fields.js';
import { addressLine, isVatRegistered } from '../../../documents/parties/shop-details.js';
import type { SettingsRecord } from '../settings.service.js';

export class ShopResponse {
  @ApiProperty({ example: 'Press & Pack Supplies' })
  name: string;

  @ApiProperty({ example: 'Press & Pack Supplies Trading LLC' })
  legalName: string;

  @ApiProperty({ description: 'In Arabic; empty if none', example: 'برس آند باك للتوريدات التجارية ذ.م.م' })
  legalNameAr: string;

  @ApiProperty({ example: 'Warehouse 7, Al Quoz 3, Dubai' })
  address: string;

  @ApiProperty({ description: 'Tax registration number', example: '100000000000003' })
  trn: string;

  @ApiProperty({ example: 'sales@pressandpack.example' })
  email: string;

  @ApiProperty({ type: [String], minItems: 2, maxItems: 2, example: ['+971500000001', '+971500000002'] })
  whatsapp: string[];

  @ApiProperty({ description: 'Address where suppliers can start a chat', example: 'https://wa.me/971500000001' })
  supplierChatUrl: string;

  @ApiFlag({ description: 'True if documents issued today include VAT' })
  vatRegistered: boolean;

  @ApiProperty({
    type: Number,
    nullable: true,
    minimum: 0,
    description: 'Standard VAT rate today, in percent; null if the shop is not registered',
    example: 5,
  })
  taxRate: number | null;

  @ApiOneOf(PRICE_BASES, {
    description: 'Price basis of quotes: prices include or exclude VAT; `price` of a product always includes it',
  })
  priceBasis: PriceBasis;

  @ApiOneOf(PRICES_FOR, { description: 'Audience of the prices in the shop', example: 'everyone' })
  pricesFor: PricesFor;

  @ApiProperty({ description: 'Image address; empty for the default logo', example: '' })
  logo: string;

  @ApiProperty({ description: 'Colour of documents and emails; empty for the default', example: '#1a4d8f' })
  accentColour: string;

  @ApiProperty({ type: [String], example: [...PRODUCT_TYPES] })
  productTypes: string[];

  @ApiProperty({ enum: ['AED'], example: 'AED' })
  currency: 'AED';
}

export function toShop(settings: SettingsRecord, now: Date): ShopResponse {
  const { name, legalName, legalNameAr, address, trn, email, whatsapp, supplierChatUrl } = settings;
  const { priceBasis, logo, accentColour, pricesFor } = settings;
  const vatRegistered = isVatRegistered(settings, now);
  return {
    name,
    legalName,
    legalNameAr,
    trn,
    email,
    supplierChatUrl,
    priceBasis,
    pricesFor,
    logo,
    accentColour,
    address: addressLine(address),
    whatsapp: [...whatsapp],
    vatRegistered,
    taxRate: vatRegistered ? taxRate(DEFAULT_TAX_CATEGORY, dubaiDay(now)) : null,
    productTypes: [...PRODUCT_TYPES],
    currency: 'AED',
  };
}
