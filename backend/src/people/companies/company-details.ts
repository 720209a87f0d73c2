import type { CompanyDetails } from '../../documents/parties/company-details.schema.js';
import { storedAddress } from '../../documents/parties/postal-address.requests.js';
import { retainedTin, tinBeside } from './domain/tin.js';
import type { OwnCompanyDto } from './dto/company.requests.js';

/**
 * The details of a company as a buyer describes them.
 * @param before its Arabic name and TIN remain if the body does not contain them
 */
export function detailsOf(
  dto: OwnCompanyDto,
  before: Pick<CompanyDetails, 'legalNameAr' | 'tin'> | null,
): CompanyDetails {
  const {
    legalName,
    legalNameAr = before?.legalNameAr ?? '',
    licenceNumber = '',
    licenceAuthority = '',
    address,
  } = dto;
  const trn = dto.trn ?? '';
  const tin =
    dto.tin === undefined ? retainedTin(trn, before?.tin ?? '') : tinBeside(trn, dto.tin ?? '', 'company.tin');
  return {
    legalName,
    legalNameAr,
    trn,
    tin,
    licenceNumber,
    licenceAuthority,
    address: storedAddress('company.address', address),
  };
}
