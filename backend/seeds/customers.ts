/** A customer of the demo shop; the trading name is in the address, as the shop knows people by their own names. */
export interface SeedCustomer {
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly address: string;
}

/** The password of every demo customer, for trying the shop out; the demo is never seeded beside real customers. */
export const DEMO_PASSWORD = 'print-demo-2026';

/** Invented people and firms; `.example` belongs to nobody (RFC 2606). */
export const DEMO_CUSTOMERS: readonly SeedCustomer[] = [
  {
    name: 'Yousef Al Hammadi',
    email: 'yousef@falconcrest-press.example',
    phoneNumber: '+971 50 000 0101',
    address: 'Falcon Crest Printing Press LLC, Warehouse 14, Street 8, Al Quoz Industrial Area 3, Dubai',
  },
  {
    name: 'مريم الكعبي',
    email: 'mariam@sidra-packaging.example',
    phoneNumber: '+971 55 000 0102',
    address: 'دار السدرة للطباعة والتغليف، مستودع ٢٧، المنطقة الصناعية ١١، الشارقة',
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
  },
  {
    name: 'Khalid Rahman',
    email: 'khalid@pearlcoast-flexibles.example',
    phoneNumber: '+971 58 000 0106',
    address: 'Pearl Coast Flexible Packaging, Factory 9, Al Hamra Industrial Zone, Ras Al Khaimah',
  },
];
