import { describe, expect, it } from '@jest/globals';
import { plainChequeNumber } from '../../cheques/domain/identity.js';
import { invoicesNamedIn, isChequeIn, isNumberIn } from './named-numbers.js';

const named = (text: string) =>
  invoicesNamedIn(text).map(
    ({ year = '', digits, isWhole }) => `${year} ${digits.join('|')}${isWhole ? ' whole' : ''}`,
  );

describe('a line of the bank', () => {
  it.each<[text: string, numbers: readonly string[]]>([
    ['TRF INV-2026-00012 THANKS', ['2026 12 whole']],
    ['TRF INV-2026-00012. THANKS', ['2026 12 whole']],
    ['INV202600012', ['2026 12 whole']],
    ['INV-2026-123456', ['2026 123456 whole']],
    ['INVOICE NO: INV-2026-00012', ['2026 12 whole']],
    ['TAX INVOICE 2026/12', ['2026 12 whole']],
    ['REF:INV_2026_00012', ['2026 12 whole']],
    ['فاتورة ٢٠٢٦-٠٠٠١٢', ['2026 12 whole']],
    ['PAYMENT INVOICE 12', [' 12']],
    ['INV#12', [' 12']],
    ['inv no. 00012', [' 12']],
    ['INVOICE NUMBER 12', [' 12']],
    ['للفاتورة رقم 12', [' 12']],
    ['INV 12/2026', ['2026 12']],
    ['PMT 2026-00012 THANKS', ['2026 12']],
    ['INV-2026-00012A', ['2026 12']],
    ['INV-2026-00012-1', ['2026 12']],
    ['XX-INV-2026-00012', ['2026 12']],
    ['INV-2026-000123', ['2026 123']],
    ['PROFORMA INV-2026-00012', ['2026 12']],
    ['OUR INV-2026-00012', ['2026 12']],
    ['INV-2026-00012 TO 15', ['2026 12']],
    ['INVOICE 25/11/2026', []],
    ['INV-26-00012', []],
    ['INV-2026-00112/13', ['2026 112', '2026 113|13']],
    ['INVS 12, 13 AND 14', [' 12', ' 13|13', ' 14|14']],
    ['INV-2026-00012 INV-2026-00013', ['2026 12 whole', '2026 13 whole']],
    ['SINV-12', []],
    ['SINV-2026-00012', []],
    ['PO-2026-00012', []],
    ['PO#2026-00012', []],
    ['INV 1,250.00', []],
    ['INVENTORY 12', []],
    ['2026/11/25', []],
    ['INVOICE', []],
  ])('%j names the invoices %j', (text, numbers) => {
    expect(named(text)).toEqual(numbers);
  });

  it.each([
    ['TRF RCP-2026-00001', 'RCP-2026-00001', true],
    ['RCP202600001', 'RCP-2026-00001', true],
    ['RCP-2026-000012', 'RCP-2026-00001', false],
    ['XRCP-2026-00001', 'RCP-2026-00001', false],
    ['ABC', 'ABC', false],
  ])('%j has the number %j: %s', (text, number, has) => {
    expect(isNumberIn(text, number)).toBe(has);
  });

  it.each([
    ['INWARD CLG CHQ 4711', '004711', true],
    ['CHQ004711', '4711', true],
    ['CHQ NO. 00-4711', '4711', true],
    ['شيك ٤٧١١', '004711', true],
    ['CHQ 14711', '004711', false],
    ['CHQ 47110', '004711', false],
    ['CHEQUE NO 123', '000123', true],
    ['CLG 000123', '123', true],
    ['AED 123', '000123', false],
    ['CLG A-4711', 'A004711', true],
    ['CLG', '', false],
  ])('%j has the cheque %j: %s', (text, number, has) => {
    expect(isChequeIn(text, plainChequeNumber(number))).toBe(has);
  });
});
