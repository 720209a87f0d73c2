import { describe, expect, it } from '@jest/globals';
import type { Account } from '../../../billing/invoices/account.js';
import { printedRfReference, rfReferenceOf } from '@shop/contract/rf-reference';
import { certainInvoiceOf } from './invoice-suggestions.js';
import { nameKey } from './payer-keys.js';
import type { BookedMoney, ChequeAtBank, OpenInvoice, SearchedLine } from './suggestion.js';
import { suggestionsFor } from './suggestions.js';

const accountOf = (company: string) => ({ company, user: null }) as unknown as Account;
const COMPANY = accountOf('one');
const OTHER = accountOf('other');

const invoice = (number: number, left: number, account = COMPANY): OpenInvoice => ({
  ...{ _id: `i${String(number)}`, number: `INV-2026-${String(number).padStart(5, '0')}`, account, left },
  reference: rfReferenceOf(`INV-2026-${String(number).padStart(5, '0')}`),
  ...{
    accountKey: String(account.company),
    customer: account === COMPANY ? 'Al Noor Printing LLC' : 'Falcon Crest Press',
    customerKey: nameKey(account === COMPANY ? 'Al Noor Printing LLC' : 'Falcon Crest Press'),
  },
});

const receipt = (number: number, left: number, fields: Partial<BookedMoney> = {}): BookedMoney => ({
  ...{
    resource: 'receipts',
    _id: `r${String(number)}`,
    refund: null,
    number: `RCP-2026-0000${String(number)}`,
    day: '2026-11-24',
  },
  ...{ left, payer: 'Al Noor', chequeNumber: '', reference: '', ...fields },
});

const line = (amount: number, text: string, fields: Partial<SearchedLine> = {}): SearchedLine => ({
  ...{ bookedOn: '2026-11-25', amount, text, reference: '', counterparty: { name: '', iban: '' }, ...fields },
});

const cheque = (chequeNumber: string, left: number, deposit: ChequeAtBank['deposit'] = null): ChequeAtBank => ({
  ...{ _id: `c${chequeNumber}`, number: 'CHQ-2026-00001', chequeNumber, chequeDate: '2026-11-20' },
  ...{ payer: 'Al Noor Printing LLC', left, deposit },
});

const invoices = [invoice(11, 20_000), invoice(12, 30_000), invoice(13, 15_000), invoice(20, 50_000, OTHER)];
const suggest = (
  one: SearchedLine,
  booked: readonly BookedMoney[] = [],
  known: string | null = null,
  cheques: readonly ChequeAtBank[] = [],
) => suggestionsFor(one, { booked, cheques, invoices, known });

describe('suggestions for a bank line', () => {
  it.each<[text: string, amount: number, numbers: readonly string[], rest: number, isCertain: boolean]>([
    ['INV-2026-00012', 30_000, ['00012 30000'], 0, true],
    ['/ROC/INV202600012/NAME/AL NOOR', 30_000, ['00012 30000'], 0, true],
    ['INV-2026-00011 & inv 2026/13', 35_000, ['00011 20000', '00013 15000'], 0, true],
    ['INV-2026-00012 INV-2026-00099', 30_000, ['00012 30000'], 0, false],
    ['pymt inv 12', 30_000, ['00012 30000'], 0, false],
    ['INV00011 & INV 2026/13', 35_000, ['00011 20000', '00013 15000'], 0, false],
    ['INV-2026-00012/13', 45_000, ['00012 30000', '00013 15000'], 0, false],
    // The rest of the line may be a day.
    ['INV-2026-00012, 13 NOV', 30_000, ['00012 30000'], 0, false],
    ['PR-INV-2026-00012', 30_000, ['00012 30000'], 0, false],
    ['2026-00012', 30_000, ['00012 30000'], 0, false],
    ['فواتير رقم ١٢ و ١٣', 45_000, ['00012 30000', '00013 15000'], 0, false],
    // A bank charge of 25.00 was taken off.
    ['INV-11 INV-12', 47_500, ['00011 20000', '00012 27500'], -2_500, false],
    ['INV-11', 25_000, ['00011 20000'], 5_000, false],
    // The sum of one of two: the other one is not paid.
    ['INV-2026-00011 INV-2026-00012', 20_000, ['00011 20000'], 0, false],
    ['INV-2026-00011 INV-2026-00012', 15_000, ['00011 15000'], -5_000, false],
  ])('%j of %d names invoices', (text, amount, numbers, rest, isCertain) => {
    const [first] = suggest(line(amount, text));
    const allocations = first !== undefined && 'allocations' in first ? first.allocations : [];
    expect(allocations.map((one) => `${one.number.slice(-5)} ${String(one.amount)}`)).toEqual(numbers);
    expect(first).toMatchObject({ why: 'number', isCertain, rest });
  });

  it.each<[text: string, numbers: readonly string[]]>([
    ['TRF ZB-0412 AL NOOR', ['ZB-0412 65000']],
    ['payment zb0412', ['ZB-0412 65000']],
    ['TRF ZB-04121', []],
    ['TRF AZB-0412', []],
  ])('find an invoice of the old books by its whole number, and are not certain: %s', (text, numbers) => {
    const old = { ...invoice(1, 65_000), _id: 'old', number: 'ZB-0412', reference: rfReferenceOf('ZB-0412') };
    const found = suggestionsFor(line(65_001, text), { booked: [], cheques: [], invoices: [old], known: null });
    const named = found.flatMap((one) => ('allocations' in one && one.why === 'number' ? [one] : []));
    expect(named.flatMap(({ allocations }) => allocations.map((one) => `${one.number} ${one.amount}`))).toEqual(
      numbers,
    );
    expect(named.some(({ isCertain }) => isCertain)).toBe(false);
  });

  it('are money in the books first, by reference, by cheque, then by amount', () => {
    const booked = [
      receipt(1, 30_000, { reference: 'FT26320K2' }),
      receipt(2, 30_000, { chequeNumber: '004711' }),
      receipt(3, 30_000),
      receipt(4, 29_999, { reference: 'FT26320K2' }),
    ];
    const found = suggest(line(30_000, 'TRF FT26320K2 chq 004711'), booked);
    expect(found.slice(0, 3).map((one) => ('booked' in one ? `${one.why} ${one.booked._id}` : ''))).toEqual([
      'reference r1',
      'cheque r2',
      'amount r3',
    ]);
    expect(found.some(({ isCertain }) => isCertain)).toBe(false);
    expect(suggest(line(30_000, 'TRF RCP-2026-00003'), booked)[0]).toMatchObject({
      isCertain: true,
      booked: booked[2],
    });
  });

  it.each<[text: string, amount: number, found: readonly string[]]>([
    ['OUTWARD CLG CHQ 000471', 9_000, ['cheque c000471 false', 'amount c000472 false']],
    ['CLEARING', 9_000, ['amount c000471 false', 'amount c000472 false']],
    // A deposit of several cheques comes as one line.
    ['CHQ 000471/000472', 18_000, ['cheque c000471 false', 'cheque c000472 false']],
    ['CHQ 000471', 8_999, []],
  ])('%j of %d names cheques at the bank', (text, amount, found) => {
    const suggested = suggest(line(amount, text), [], null, [cheque('000471', 9_000), cheque('000472', 9_000)]);
    const cheques = suggested.map((one) =>
      'cheque' in one ? `${one.why} ${one.cheque._id} ${String(one.isCertain)}` : '',
    );
    expect(cheques).toEqual(found);
  });

  it.each([
    [printedRfReference(rfReferenceOf('INV-2026-00012')), 30_000, true],
    [`/ROC/${rfReferenceOf('INV-2026-00012')}//`, 29_000, false],
  ])('%j of %d is found by its RF reference, whose groups are no other number', (text, amount, isCertain) => {
    const others = [...invoices, invoice(2, amount)];
    const found = suggestionsFor(line(amount, text), { booked: [], cheques: [], known: null, invoices: others });
    const numbers = found.map((one) => ('allocations' in one ? `${one.why} ${one.allocations[0]?.number ?? ''}` : ''));
    expect(numbers).toEqual(['reference INV-2026-00012', 'amount INV-2026-00002']);
    expect(found[0]).toMatchObject({ isCertain });
    expect(certainInvoiceOf(found)?.allocations.length).toBe(isCertain ? 1 : undefined);
  });

  it('include the cheques of a deposit together for the sum of the deposit', () => {
    const slip = { _id: 'd1', number: 'DEP-2026-00001' };
    const cheques = [cheque('000471', 9_000, slip), cheque('000472', 4_000, slip), cheque('000473', 13_000)];
    const [first] = suggest(line(13_000, 'CLEARING'), [], null, cheques);
    expect(first).toMatchObject({ why: 'sum', isCertain: false, deposit: { ...slip, count: 2, left: 13_000 } });
    expect(suggest(line(9_000, 'CLEARING'), [], null, cheques)[0]).toMatchObject({
      cheque: { chequeNumber: '000471' },
    });
  });

  it('are merged if equal, at the most certain rank', () => {
    const named = line(15_000, 'INV-13', { counterparty: { name: 'Al Noor Printing', iban: '' } });
    expect(suggest(named).map(({ why }) => why)).toEqual(['number']);
  });

  it.each(['PAID SINV-12', 'S-INV-2026-000129', 'PO-2026-00012', 'INV 12.50'])('%j names no invoice', (text) => {
    expect(suggest(line(30_000, text)).map(({ why }) => why)).toEqual(['amount']);
  });

  it('for a known payer are never certain', () => {
    const [first] = suggest(line(30_000, ''), [], String(COMPANY.company));
    expect(first).toMatchObject({ why: 'alias', isCertain: false, allocations: [{ number: 'INV-2026-00012' }] });
  });

  it('for a known payer are the invoices that add up, otherwise the oldest', () => {
    const known = String(COMPANY.company);
    expect(suggest(line(45_000, ''), [], known)[0]).toMatchObject({
      ...{ why: 'sum', rest: 0 },
      allocations: [{ number: 'INV-2026-00012' }, { number: 'INV-2026-00013' }],
    });
    expect(suggest(line(21_000, ''), [], known)[0]).toMatchObject({
      ...{ why: 'alias', isCertain: false },
      allocations: [{ amount: 20_000 }, { amount: 1_000 }],
    });
  });

  it('for a known payer are the invoice of exactly the amount before a part of older ones, however many these are', () => {
    const many = Array.from({ length: 20 }, (_, index) => invoice(100 + index, 70_000 + index));
    const known = String(COMPANY.company);
    const [first] = suggestionsFor(line(70_019, ''), { booked: [], cheques: [], invoices: many, known });
    expect(first).toMatchObject({ why: 'alias', rest: 0, allocations: [{ number: 'INV-2026-00119', amount: 70_019 }] });
  });

  it('match the name of the payer without its legal form', () => {
    const named = line(15_000, '', { counterparty: { name: 'AL NOOR PRINTING L.L.C.', iban: '' } });
    expect(suggest(named)[0]).toMatchObject({ why: 'amount', allocations: [{ number: 'INV-2026-00013' }] });
    const text = line(12_345, 'TRANSFER FROM FALCON CREST PRESS DUBAI');
    expect(suggest(text)[0]).toMatchObject({ why: 'name', customer: 'Falcon Crest Press' });
    expect(nameKey('Al-Noor Printing L.L.C')).toBe('al noor printing');
  });

  it('are empty for a line without text', () => {
    expect(suggest(line(777, 'cash deposit'))).toEqual([]);
  });
});
