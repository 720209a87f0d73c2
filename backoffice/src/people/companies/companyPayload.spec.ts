import { describe, expect, it } from '@jest/globals';
import { toCompanyCreate } from './companyPayload';

describe('the body of a company', () => {
  it('is trimmed, and contains null for emptied inputs', () => {
    const address = { street: ' Shop 4 ', city: 'Dubai', emirate: 'DXB', country: 'AE' } as const;
    expect(toCompanyCreate({ legalName: ' Al Manar LLC ', address, paymentTermsDays: null })).toEqual({
      ...{
        legalName: 'Al Manar LLC',
        legalNameAr: '',
        trn: '',
        tin: '',
        licenceNumber: '',
        licenceAuthority: '',
        notes: '',
      },
      address: { street: 'Shop 4', city: 'Dubai', emirate: 'DXB', country: 'AE' },
      paymentTermsDays: null,
      creditLimit: null,
      billing: 'order',
      salesperson: null,
      needsApproval: false,
      ...{ sharesPurchases: false, sharesQuotes: false, sharesOrders: false, sharesInvoices: false },
    });
  });
});
