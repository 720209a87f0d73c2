import type { SourceBuyer, SourceCompany, SourceSeller } from '../../../src/e-invoicing/domain/source.js';

/** Names and numbers are made up. */
export const SELLER: SourceSeller = {
  name: 'Press & Pack Supplies',
  legalName: 'Press & Pack Supplies Trading LLC',
  address: { street: 'Warehouse 12, Al Quoz Industrial Area 3', city: 'Dubai', emirate: 'DXB', country: 'AE' },
  trn: '100000000000003',
  licenceNumber: '612345',
  licenceAuthority: 'Dubai Department of Economy and Tourism',
  email: 'sales@pressandpack.example',
  phones: ['+971500000001', '+971500000002'],
  bankAccounts: [
    { accountName: 'Press & Pack Supplies Trading LLC', iban: 'AE070331234567890123456', bic: 'EBILAEAD' },
  ],
};

export const COMPANY: SourceCompany = {
  legalName: 'Rahman Printing Press LLC',
  trn: '100123456700003',
  tin: '',
  licenceNumber: '701122',
  licenceAuthority: 'Sharjah Economic Development Department',
  address: { street: 'Industrial Area 5, Street 21', city: 'Sharjah', emirate: 'SHJ', country: 'AE' },
};

export const ARABIC_COMPANY: SourceCompany = {
  ...COMPANY,
  legalName: 'مطبعة الخليج للتغليف ذ.م.م',
  licenceAuthority: 'دائرة التنمية الاقتصادية في عجمان',
  address: { street: 'شارع الشيخ راشد، محل ٤', city: 'عجمان', emirate: 'AJM', country: 'AE' },
};

export const UNREGISTERED_COMPANY: SourceCompany = { ...COMPANY, legalName: 'Corner Copy Shop', trn: '' };

/** Registered for e-invoices, and not for VAT. */
export const COMPANY_WITH_TIN: SourceCompany = { ...UNREGISTERED_COMPANY, tin: '1987654321' };

export const FOREIGN_COMPANY: SourceCompany = {
  legalName: 'Muscat Labels SAOC',
  trn: '',
  tin: '',
  licenceNumber: '1234567',
  licenceAuthority: 'Ministry of Commerce',
  address: { street: 'Way 2114, Building 8', city: 'Muscat', emirate: '', country: 'OM' },
};

export const buyerOf = (company: SourceCompany): SourceBuyer => ({
  name: 'Aisha Rahman',
  email: 'aisha@rahmanprint.example',
  phoneNumber: '+971501234567',
  address: 'Dubai',
  company,
});
