import { PRODUCT_TYPES } from '@shop/contract/catalog';
import type { ShopSettings } from '../platform/config/environment.js';
import type { ShopResponse } from './shop.response.js';

export function toShop(settings: ShopSettings): ShopResponse {
  const { name, legalName, address, trn, email, whatsapp, supplierChatUrl } = settings;
  const contact = { name, legalName, address, trn, email, whatsapp: [...whatsapp], supplierChatUrl };
  return { ...contact, productTypes: [...PRODUCT_TYPES], currency: 'AED' };
}
