import { tinOf } from '@shop/contract/uae';
import { refuseField } from '../../../platform/errors/refuse.js';

/**
 * The TIN that is kept beside a TRN: none, since it follows from the TRN.
 * @param field that names the TIN in the body
 * @throws DomainError `invalid` where it is that of another TRN
 */
export function tinBeside(trn: string, tin: string, field: string): string {
  if (trn === '' || tin === '') return tin;
  if (tin !== tinOf(trn)) throw refuseField(field, 'TIN_OF_TRN');
  return '';
}

/** The TIN of before, where nobody says another one: a company that has a TRN since needs it no more. */
export const retainedTin = (trn: string, before: string): string => (trn === '' ? before : '');
