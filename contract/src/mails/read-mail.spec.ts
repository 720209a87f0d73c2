import { describe, expect, it } from '@jest/globals';
import { BUYER_MAILS } from '../../test/mails/buyer-mail-examples.js';
import { MAILS, type Wanted } from '../../test/mails/mail-examples.js';
import { ORDER_MAILS } from '../../test/mails/order-mail-examples.js';
import { PROSE_MAILS } from '../../test/mails/prose-mail-examples.js';
import { TRADE_MAILS } from '../../test/mails/trade-mail-examples.js';
import { readOrderLine } from './read-line.js';
import { itemsOf, readMail } from './read-mail.js';

/** A Thursday. */
const TODAY = '2026-11-26';

/** The lines with a quantity, a length or a question. */
const wantedOf = (text: string): Wanted[] =>
  readMail(text, TODAY).lines.flatMap((line): Wanted[] => {
    const { words, qty, question, readings, length } = readOrderLine(line);
    if (question !== null) return [[words, [question, ...readings.map((one) => one.qty)].join(' ')]];
    if (length !== null && qty === null) return [[words, `length ${String(length.qty)}`]];
    return qty === null ? [] : [[words, qty]];
  });

describe('a pasted mail', () => {
  it.each([...MAILS, ...TRADE_MAILS, ...PROSE_MAILS, ...ORDER_MAILS])(
    'is read: %s',
    (_name, text, wanted, details = {}) => {
      expect(wantedOf(text)).toEqual(wanted);
      expect(readMail(text, TODAY).details).toEqual(details);
    },
  );

  it.each(BUYER_MAILS)('has no wrong quantity: %s', (_name, lines) => {
    const { lines: items, aside } = readMail(lines.map(([line]) => line).join('\n'), TODAY);
    const counted = items.flatMap((item) => {
      const { qty, each } = readOrderLine(item);
      return qty === null ? [] : [[item, qty * (each ?? 1)]];
    });
    const meant = lines.flatMap(([, meaning]) => (typeof meaning === 'number' ? [meaning] : []));
    expect(counted.map(([, qty]) => qty)).toEqual(meant);
    // No line is lost.
    expect(items.length + aside.length).toBeGreaterThanOrEqual(
      lines.filter(([, meaning]) => meaning !== 'aside').length,
    );
  });

  it('loses no line: skipped lines can be viewed', () => {
    const text = 'Subject: order\nRIB-00001 40\nRegards\nAhmed\n+971 50 123 4567';
    expect(readMail(text, TODAY)).toEqual({
      lines: ['RIB-00001 40'],
      aside: ['Subject: order', 'Regards', 'Ahmed', '+971 50 123 4567'],
      details: {},
      quantityColumns: [],
    });
  });

  it('is read once if only the older mail below it has lines', () => {
    const text = 'please send 12 RIB-00003\n-----Original Message-----\nFrom: Sales\nRIB-00001 x 40';
    expect(readMail(text, TODAY).lines).toEqual(['please send 12 RIB-00003']);
  });

  it('has the lines of a forwarded mail below a word that orders nothing', () => {
    const text = 'Fyi\n---------- Forwarded message ---------\nFrom: A <a@b.example>\n\n12 rolls RIB-00001';
    expect(readMail(text, TODAY).lines).toContain('12 rolls RIB-00001');
  });

  it('shows the rest of a line that is too long', () => {
    const line = `RIB-00001 10 rolls ${'x '.repeat(600)}RIB-00002 12 rolls`;
    const { lines, aside } = readMail(line, TODAY);
    expect([...lines, ...aside].join('')).toContain('RIB-00002 12 rolls');
  });
});

it.each([
  ['Ribbon 1 inch, 2 colours, 40 rolls', 1],
  ['40 rolls black ribbon, 1 inch, 100 yd', 1],
  ['RIB-00001, "Satin ribbon, black", 40', 1],
  ['black ribbon and white ribbon, 40', 1],
  ['hot stamping 1 inch gold 10 rolls + silver 5 rolls', 1],
  ['SD-101 white - Dubai 6 rolls / Sharjah 4 rolls', 1],
  ['RIB-00001 or RIB-00002, 12 rolls', 1],
  ['12 rolls RIB-00001 and RIB-00002', 1],
  ['6 matrices 0.4x1.5, 6 matrices 0.5x1.6, 6 matrices 0.3x1.2', 3],
  ['Ribbon SCF-900 black 40', 1],
  ['20 رول تيب 12 مم وجهين', 1],
  ['40 rolls of 25 mm ribbon, six creasing matrices of three sizes, some 12 mm double face tape', 3],
  ['at least 40 rolls of black ribbon 25 mm, a few boxes of creasing matrix 0.4x1.5', 2],
  ['40 rolls of black ribbon 25 mm, 6 boxes of assorted creasing matrix 0.4x1.5', 2],
  ['40 لفة شريط أسود 25 مم، بعض شريط لاصق وجهين 12 مم', 2],
  ['40 rolls of 25 mm ribbon, any colour', 1],
  ['40 rolls of 25 mm ribbon, any 2 colours', 1],
  ['40 rolls of 25 mm ribbon, some with a plastic core', 1],
  ['ribbon 25 mm black, 12 rolls of various colours', 1],
])('%j is %i item(s)', (line, count) => {
  expect(itemsOf(line)).toHaveLength(count);
});
