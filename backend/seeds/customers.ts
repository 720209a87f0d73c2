import type { CreateCompanyDto } from '../src/people/companies/dto/company.requests.js';

/** A customer of the demo shop; the trading name is in the address, as the shop knows people by their own names. */
interface SeedCustomer {
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly address: string;
  /** Confirmed by the shop; the others are persons. */
  readonly company?: CreateCompanyDto;
}

/** The password of every demo customer, for trying the shop out; the demo is never seeded beside real customers. */
export const DEMO_PASSWORD = 'print-demo-2026';

/** Invented people and firms; `.example` is reserved (RFC 2606). */
export const DEMO_CUSTOMERS: readonly SeedCustomer[] = [
  {
    name: 'Yousef Al Hammadi',
    email: 'yousef@falconcrest-press.example',
    phoneNumber: '+971 50 000 0101',
    address: 'Falcon Crest Printing Press LLC, Warehouse 14, Street 8, Al Quoz Industrial Area 3, Dubai',
    company: {
      ...{ legalName: 'Falcon Crest Printing Press LLC', trn: '100200300400103' },
      ...{ licenceNumber: 'DED-700101', licenceAuthority: 'Dubai Economy and Tourism' },
      address: {
        street: 'Warehouse 14, Street 8, Al Quoz Industrial Area 3',
        city: 'Dubai',
        emirate: 'DXB',
        country: 'AE',
      },
    },
  },
  {
    name: 'مريم الكعبي',
    email: 'mariam@sidra-packaging.example',
    phoneNumber: '+971 55 000 0102',
    address: 'دار السدرة للطباعة والتغليف، مستودع ٢٧، المنطقة الصناعية ١١، الشارقة',
    company: {
      ...{ legalName: 'دار السدرة للطباعة والتغليف ذ.م.م', trn: '100200300400203' },
      ...{ licenceNumber: '700102', licenceAuthority: 'دائرة التنمية الاقتصادية في الشارقة' },
      address: { street: 'مستودع 27، المنطقة الصناعية 11', city: 'الشارقة', emirate: 'SHJ', country: 'AE' },
      paymentTermsDays: 45,
    },
  },
  {
    name: 'Priya Nair',
    email: 'priya@coral-labels.example',
    phoneNumber: '+971 52 000 0103',
    address: 'Coral Label House FZE, Unit C4-09, Sharjah Airport Free Zone, Sharjah',
  },
  {
    name: 'Omar Haddad',
    email: 'omar@liwa-cartons.example',
    phoneNumber: '+971 56 000 0104',
    address: 'Liwa Cartons & Displays, Shed 6, Sector M-37, Mussafah, Abu Dhabi',
  },
  {
    name: 'Grace Mendoza',
    email: 'grace@northdunes-offset.example',
    phoneNumber: '+971 54 000 0105',
    address: 'North Dunes Offset Printing, Plot 212, Ajman Industrial Area 2, Ajman',
    company: {
      ...{ legalName: 'North Dunes Offset Printing', trn: '' },
      ...{ licenceNumber: '700105', licenceAuthority: 'Ajman DED' },
      address: { street: 'Plot 212, Ajman Industrial Area 2', city: 'Ajman', emirate: 'AJM', country: 'AE' },
    },
  },
  {
    name: 'Khalid Rahman',
    email: 'khalid@pearlcoast-flexibles.example',
    phoneNumber: '+971 58 000 0106',
    address: 'Pearl Coast Flexible Packaging, Factory 9, Al Hamra Industrial Zone, Ras Al Khaimah',
  },
];
