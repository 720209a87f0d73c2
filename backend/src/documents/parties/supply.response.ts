import { ApiProperty } from '@nestjs/swagger';
import { ApiFlag } from '../../platform/openapi/response-fields.js';
import type { Supply } from './supply.schema.js';

export class InvoiceSupplyResponse {
  @ApiFlag({ description: 'True if the goods leave the country' })
  isExport: boolean;

  @ApiProperty({ description: 'TRN or TIN of the beneficiary in a free zone; empty if none', example: '' })
  freeZoneBeneficiary: string;
}

export function toSupply(supply: Supply | null | undefined): InvoiceSupplyResponse {
  return { isExport: supply?.isExport ?? false, freeZoneBeneficiary: supply?.freeZoneBeneficiary ?? '' };
}
