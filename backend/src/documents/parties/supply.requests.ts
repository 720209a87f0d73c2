import { isTin, isTrn } from '@shop/contract/uae';
import { Flag, Text } from '../../platform/http/validation/fields.js';
import { refuseField } from '../../platform/errors/refuse.js';
import type { Supply } from './supply.schema.js';

export class InvoiceSupplyDto {
  @Flag({ description: 'True if the goods leave the country' })
  isExport: boolean;

  @Text({ max: 40, description: 'TRN or TIN of the beneficiary in a free zone; empty if none', example: '' })
  freeZoneBeneficiary: string;
}

/** @throws DomainError `invalid` naming the beneficiary */
export function plannedSupply({ isExport, freeZoneBeneficiary }: InvoiceSupplyDto): Supply | null {
  if (freeZoneBeneficiary !== '' && !isTrn(freeZoneBeneficiary) && !isTin(freeZoneBeneficiary)) {
    throw refuseField('supply.freeZoneBeneficiary', 'TRN_OR_TIN');
  }
  return isExport || freeZoneBeneficiary !== '' ? { isExport, freeZoneBeneficiary } : null;
}
