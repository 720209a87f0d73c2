import { describe, expect, it } from '@jest/globals';
import { CUSTOMER_COLUMNS, type MoveInSource } from '@shop/contract/move-in';
import { MAX_IMPORT_ROWS } from '@shop/contract/product-import';
import { ruleFault } from '../platform/errors/refuse.js';
import { readSheet } from '../platform/imports/import-sheet.js';
import { type CustomerRow, type CustomerRowContext, planCustomerRow, togetherCustomers } from './customer-row.js';
import { CustomerNames } from './domain/customer-names.js';
import { CUSTOMER_HEADINGS } from '@shop/contract/move-in-headings';

const TRN = '100123456700003';
const STAFF = '6920200f1c2d3e4f5a6b7c8d';
const customers = new CustomerNames([
  { id: 'companies 1', name: 'Known Printing LLC', otherNames: [], trn: '100999999900003', isAlone: false },
]);
const context: CustomerRowContext = {
  ...{ brought: new Map(), customers, takenEmails: new Set(['taken@example.com']) },
  ...{ staff: new Map([['sara', STAFF]]), groups: new Map([['resellers', '6920200f1c2d3e4f5a6b7c8e']]) },
  lists: new Map([['trade', '6920200f1c2d3e4f5a6b7c8f']]),
  ...{ emirate: 'SHJ', isNoLimitZero: false },
  ...{ order: 'dmy', problems: [], switchDay: '2026-12-01', today: '2026-12-01', starts: new Map() },
};

async function plan(csv: string, more: Partial<CustomerRowContext> = {}, source: MoveInSource = 'sheets') {
  const form = { kinds: CUSTOMER_COLUMNS, aliases: CUSTOMER_HEADINGS[source], passesUnknown: true };
  const tooMany = ruleFault('EMPTY_FILE');
  const { rows } = readSheet(csv, { ...form, maxRows: MAX_IMPORT_ROWS, tooMany });
  const planned: CustomerRow[] = [];
  for (const row of rows) planned.push(await planCustomerRow(row, { ...context, ...more }));
  return togetherCustomers(planned, context);
}
const first = async (csv: string, more?: Partial<CustomerRowContext>, source?: MoveInSource): Promise<CustomerRow> => {
  const [row] = await plan(csv, more, source);
  if (row === undefined) throw new Error('No row');
  return row;
};
const rulesOf = ({ problems = [] }: CustomerRow) => problems.map(({ field, rule }) => `${field} ${rule}`);

describe('a row of customers', () => {
  it.each([
    ['has a TRN', `customer,trn,emirate\nGulf Cartons,${TRN},DXB`, true],
    ['has a legal form in its name', 'customer,emirate\nGulf Cartons L.L.C,DXB', true],
    ['has an Arabic legal form', 'customer,emirate\nشركة الخليج,DXB', true],
    ['says that it is one', 'customer,type,emirate\nGulf Cartons,Company,DXB', true],
    ['has a legal name', 'customer,legalName,emirate\nGulf,Gulf Cartons,DXB', true],
    ['says that it is a person', 'customer,type\nEst Ahmed,individual', false],
    ['has the name of a person', 'customer\nColin Farrell', false],
    ['belongs to another company', 'customer,joinTo\nSharjah Est.,Known Printing LLC', false],
  ])('is a company or a person if it %s', async (_what, csv, isCompany) => {
    expect((await first(csv)).old?.company != null).toBe(isCompany);
  });

  it('has the person and terms of a company', async () => {
    const columns = 'customer,trn,contact,email,phone,street,city,terms,creditLimit,billing,group,salesperson,language';
    const values = `Gulf Cartons LLC,${TRN},Omar Said,OMAR@gulf.ae,Tel: 04 123 4567 / 050 123 4567,Shop 4,Dubai,Net 45`;
    const row = await first(`${columns}\n${values},"50,000.00",delivery,Resellers,Sara,Arabic`);
    expect(rulesOf(row)).toEqual([]);
    expect(row.old).toMatchObject({
      company: {
        ...{ legalName: 'Gulf Cartons LLC', trn: TRN, paymentTermsDays: 45, creditLimit: 50_000 },
        ...{ billing: 'delivery', salesperson: STAFF },
        address: { street: 'Shop 4', city: 'Dubai', emirate: 'DXB', country: 'AE' },
      },
      person: { name: 'Omar Said', email: 'omar@gulf.ae', phoneNumber: '04 123 4567', language: 'ar' },
    });
  });

  it.each([
    ['customer,emirate\nGulf LLC,Umm Al-Quwain', 'UAQ'],
    ['customer,emirate\nGulf LLC,RA', 'RAK'],
    ['customer,city\nGulf LLC,عجمان', 'AJM'],
    ['customer,emirate,country\nGulf LLC,Muscat,Oman', ''],
  ])('finds the emirate in %j', async (csv, emirate) => {
    expect((await first(csv)).old?.company?.address.emirate).toBe(emirate);
  });

  it('needs a confirmation for a company without an emirate, which gets that of the shop', async () => {
    const row = await first('customer\nGulf LLC');
    expect([row.remarks, row.old?.company?.address.emirate]).toEqual([['EMIRATE_ASSUMED'], 'SHJ']);
  });

  it('needs a confirmation for a name that is nearly that of a customer', async () => {
    expect((await first('customer,emirate\nKnown-Printing L.L.C,DXB')).remarks).toEqual(['NAME_ALIKE']);
  });

  it.each([
    ['a wrong TRN', `customer,trn,emirate\nGulf,123,DXB`, 'trn TRN'],
    ['a wrong email address', 'customer,email\nColin,nobody', 'email EMAIL'],
    ['an email address of another user', 'customer,email\nColin,Taken@example.com', 'email EMAIL_OF_OTHER'],
    ['a wrong phone number', 'customer,phone\nColin,12', 'phone PHONE'],
    ['unclear terms', 'customer,emirate,terms\nGulf LLC,DXB,end of month', 'terms TERM_DAYS'],
    ['terms of two years', 'customer,emirate,terms\nGulf LLC,DXB,730', 'terms WHOLE_NUMBER'],
    ['unknown staff', 'customer,emirate,salesperson\nGulf LLC,DXB,Omar', 'salesperson UNKNOWN_STAFF'],
    ['an unknown group', 'customer,group\nColin,Friends', 'group UNKNOWN_GROUP'],
    ['an unknown price list', 'customer,priceList\nColin,Dealers', 'priceList UNKNOWN_PRICE_LIST'],
    ['several price lists', 'customer,priceList\nColin,Trade; Retail', 'priceList ONE_NAME'],
    ['no name', 'customer,contact,phone\n,Colin,0501234567', 'customer REQUIRED'],
    ['a limit in dollars', 'customer,creditLimit,currency\nColin,500,USD', 'creditLimit OPENING_CURRENCY'],
    ['an unknown company to join', 'customer,joinTo\nColin,Nothing', 'joinTo UNKNOWN_JOIN'],
  ])('is wrong with %s', async (_what, csv, problem) => {
    const row = await first(csv);
    expect([row.action, rulesOf(row)]).toEqual(['wrong', [problem]]);
  });

  it('is passed over if it is a sum or a supplier, and if the shop has the customer', async () => {
    const rows = await plan(
      'customer,contactType,trn\nTotal,,\nInk Maker,Vendor,\nKNOWN  printing llc,,\nOther,,100999999900003',
    );
    expect(rows.map(({ action }) => action)).toEqual(['skipped', 'skipped', 'exists', 'create']);
    expect(rows[3]).toMatchObject({ old: null, isName: true, remarks: ['TRN_KNOWN'] });
  });

  it('is wrong with the TRN of an earlier row, unless it is a branch of that company', async () => {
    const rows = await plan(`customer,trn,emirate,joinTo\nGulf Dubai,${TRN},DXB,\nGulf Sharjah,${TRN},SHJ,`);
    expect(rows.flatMap(rulesOf)).toEqual(['trn TRN_TWICE']);
    const joined = await plan(
      `customer,trn,street,emirate,joinTo\nGulf Dubai,${TRN},Shop 4,DXB,\nGulf Sharjah,${TRN},Hall 7,SHJ,gulf dubai`,
    );
    expect(joined.flatMap(rulesOf)).toEqual([]);
    expect(joined[1]).toMatchObject({
      ...{ joined: { key: TRN }, key: 'gulf sharjah' },
      old: { company: null, addresses: [{ street: 'Hall 7', emirate: 'SHJ' }] },
    });
  });

  it('is wrong with the name or email address of an earlier row', async () => {
    const rows = await plan('customer,email\nColin,a@example.com\ncolin,\nJane,a@example.com');
    expect(rows.map(rulesOf)).toEqual([[], ['customer CUSTOMER_TWICE'], ['email CUSTOMER_TWICE']]);
  });

  it('is the same the second time, and wrong with other values', async () => {
    const csv = 'oldId,customer,phone\n7,Colin,0501234567';
    const { key, content } = await first(csv);
    const brought = new Map([[key, { content }]]);
    expect((await first(csv, { brought })).action).toBe('same');
    expect(rulesOf(await first('oldId,customer,phone\n7,Colin,0501234568', { brought }))).toEqual([
      'phone OPENING_CHANGED_FROM',
    ]);
  });
});

describe('a list of customers from another program', () => {
  it('has addresses of several lines, and ends with the time of the report', async () => {
    const rows = await plan(
      'Delta Print LLC,,,,,\nCustomer Contact List,,,,,\n\n' +
        'Customer full name,Phone numbers,Email,Full name,Bill address,Ship address\n' +
        'Gulf Cartons LLC,Phone: 04 123 4567,o@gulf.ae,Omar Said,"Shop 4\nAl Quoz",\n' +
        'Delta Inks LLC,,,,"Industrial 5\nAjman\nUAE",\n' +
        '" Thursday, November 26, 2026 01:46 PM GMT+04:00",,,,,',
      {},
      'quickbooks',
    );
    expect(rows.map(({ action }) => action)).toEqual(['create', 'create', 'skipped']);
    expect(rows[1]).toMatchObject({ remarks: [], old: { company: { address: { emirate: 'AJM' } } } });
    expect(rows[0]?.old).toMatchObject({
      company: { legalName: 'Gulf Cartons LLC', address: { street: 'Shop 4, Al Quoz' } },
      person: { name: 'Omar Said' },
    });
  });

  it('counts terms from the invoice date alone', async () => {
    const csv = '*ContactName,DueDateSalesDay,DueDateSalesTerm\nGulf LLC,20,OFFOLLOWINGMONTH';
    expect(rulesOf(await first(csv, {}, 'xero'))).toEqual(['termsFrom TERMS_FROM']);
  });

  it.each<[MoveInSource, string]>([
    [
      'zoho',
      `Contact ID,Display Name,Company Name,EmailID,Billing Address,Billing State,Payment Terms,Credit Limit,TRN\n46,Gulf,Gulf LLC,o@gulf.ae,Shop 4,Dubai,30,0.00,${TRN}`,
    ],
    [
      'odoo',
      `External ID,Name,Company Type,Email,Street,State,Payment Terms,Tax ID\n46,Gulf LLC,Company,o@gulf.ae,Shop 4,Dubai (AE),30 Days,${TRN}`,
    ],
    [
      'xero',
      `*ContactName,AccountNumber,EmailAddress,POAddressLine1,PORegion,POCountry,TaxNumber,LegalName\nGulf,46,o@gulf.ae,Shop 4,Dubai,United Arab Emirates,${TRN},Gulf LLC`,
    ],
    [
      'xero',
      `*ContactName,AccountNumber,EmailAddress,POAddressLine1,PORegion,TaxNumber,LegalName,DueDateSalesDay,DueDateSalesTerm\nGulf,46,o@gulf.ae,Shop 4,Dubai,${TRN},Gulf LLC,30,DAYSAFTERBILLDATE`,
    ],
  ])('%s is understood by its headings', async (source, csv) => {
    const row = await first(csv, { isNoLimitZero: true }, source);
    expect(rulesOf(row)).toEqual([]);
    expect(row).toMatchObject({
      key: '46',
      old: {
        company: {
          ...{ legalName: 'Gulf LLC', trn: TRN, creditLimit: null },
          address: { street: 'Shop 4', emirate: 'DXB', country: 'AE' },
        },
        person: { email: 'o@gulf.ae' },
      },
    });
  });
});
