import { storedFields } from '../../platform/openapi/stored-fields.js';
import { Supply } from './supply.schema.js';

export class InvoiceSupplyResponse extends storedFields(Supply, {
  isExport: { description: 'True if the goods leave the country' },
  freeZoneBeneficiary: { description: 'TRN or TIN of the beneficiary in a free zone; empty if none', example: '' },
}) {}

const WITHIN_THE_COUNTRY: Supply = { isExport: false, freeZoneBeneficiary: '' };

export const toSupply = (supply: Supply | null | undefined): InvoiceSupplyResponse =>
  InvoiceSupplyResponse.stored(supply ?? WITHIN_THE_COUNTRY);
