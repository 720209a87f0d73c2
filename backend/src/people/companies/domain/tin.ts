import { tinOf } from '@shop/contract/uae';
import { refuseField } from '../../../platform/errors/refuse.js';

/**
 * The TIN to store with a TRN: an empty one, since it follows from the TRN.
 * @param field that contains the TIN in the body
 * @throws DomainError `invalid` if the TIN belongs to another TRN
 */
export function tinBeside(trn: string, tin: string, field: string): string {
  if (trn === '' || tin === '') return tin;
  if (tin !== tinOf(trn)) throw refuseField(field, 'TIN_OF_TRN');
  return '';
}

/** The stored TIN if the body has none. A company with a TRN no longer needs it. */
export const retainedTin = (trn: string, before: string): string => (trn === '' ? before : '');
