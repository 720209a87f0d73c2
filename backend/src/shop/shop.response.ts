import { ApiProperty } from '@nestjs/swagger';
import { PRODUCT_TYPES } from '@shop/contract/catalog';
import type { ShopSettings } from '../platform/config/environment.js';

export class ShopResponse {
  @ApiProperty({ example: 'Press & Pack Supplies' })
  name: string;

  @ApiProperty({ example: 'Press & Pack Supplies Trading LLC' })
  legalName: string;

  @ApiProperty({ example: 'Warehouse 7, Al Quoz 3, Dubai' })
  address: string;

  @ApiProperty({ description: 'Tax registration number', example: '100000000000003' })
  trn: string;

  @ApiProperty({ example: 'sales@pressandpack.example' })
  email: string;

  @ApiProperty({ type: [String], minItems: 2, maxItems: 2, example: ['+971500000001', '+971500000002'] })
  whatsapp: string[];

  @ApiProperty({ description: 'Where suppliers start a chat', example: 'https://wa.me/971500000001' })
  supplierChatUrl: string;

  @ApiProperty({ type: [String], example: [...PRODUCT_TYPES] })
  productTypes: string[];

  @ApiProperty({ enum: ['AED'], example: 'AED' })
  currency: 'AED';
}

export function toShop(settings: ShopSettings): ShopResponse {
  const { name, legalName, address, trn, email, whatsapp, supplierChatUrl } = settings;
  const contact = { name, legalName, address, trn, email, whatsapp: [...whatsapp], supplierChatUrl };
  return { ...contact, productTypes: [...PRODUCT_TYPES], currency: 'AED' };
}
