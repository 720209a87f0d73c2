import { describe, expect, it } from '@jest/globals';
import { sameDetails } from './same-details.js';

const address = { street: 'Shop 4', city: 'Dubai', emirate: 'DXB', country: 'AE' };
const details = {
  ...{ legalName: 'Al Manar LLC', legalNameAr: '', trn: '', tin: '' },
  ...{ licenceNumber: '7', licenceAuthority: 'DET', address },
};

describe('two descriptions of a company', () => {
  it('are equal if all fields are equal, in any order', () => {
    const { country, ...rest } = address;
    expect(sameDetails(details, { ...details, address: { country, ...rest } })).toBe(true);
  });

  it.each([
    { ...details, legalName: 'Al Manar' },
    { ...details, legalNameAr: 'المنار' },
    { ...details, trn: '100123456700003' },
    { ...details, address: { ...address, emirate: 'SHJ' } },
    { ...details, address: { ...address, country: 'OM' } },
  ])('differ if one field does', (other) => {
    expect(sameDetails(details, other)).toBe(false);
  });
});
