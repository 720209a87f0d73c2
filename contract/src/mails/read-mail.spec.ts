import { describe, expect, it } from '@jest/globals';
import { MAILS, type Wanted } from '../../test/mails/mail-examples.js';
import { readOrderLine } from './read-line.js';
import { ORDER_MAILS } from '../../test/mails/order-mail-examples.js';
import { PROSE_MAILS } from '../../test/mails/prose-mail-examples.js';
import { itemsOf, readMail } from './read-mail.js';
import { SHARED_MAILS } from '../../test/mails/shared-mail-examples.js';
import { TRADE_MAILS } from '../../test/mails/trade-mail-examples.js';

/** A Thursday. */
const TODAY = '2026-11-26';

const wantedOf = (text: string): Wanted[] =>
  readMail(text, TODAY).lines.map((line) => {
    const { words, qty, question } = readOrderLine(line);
    return [words, question === null ? qty : `${question} ${String(qty)}`];
  });

describe('a pasted mail', () => {
  it.each([...MAILS, ...TRADE_MAILS, ...PROSE_MAILS, ...ORDER_MAILS, ...SHARED_MAILS])(
    'is read: %s',
    (_name, text, wanted, details = {}) => {
      expect(wantedOf(text)).toEqual(wanted);
      expect(readMail(text, TODAY).details).toEqual(details);
    },
  );

  it('loses no line: skipped lines can be viewed', () => {
    const text = 'Dear Sir,\nRIB-00001 40\nRegards\nAhmed\n+971 50 123 4567';
    expect(readMail(text, TODAY)).toEqual({
      lines: ['RIB-00001 40'],
      aside: ['Dear Sir,', 'Regards', 'Ahmed', '+971 50 123 4567'],
      details: {},
    });
  });
});

it.each([
  ['Ribbon 1 inch, 2 colours, 40 rolls', 1],
  ['40 rolls black ribbon, 1 inch, 100 yd', 1],
  ['RIB-00001, "Satin ribbon, black", 40', 1],
  ['black ribbon and white ribbon, 40', 1],
  ['6 matrices 0.4x1.5, 6 matrices 0.5x1.6, 6 matrices 0.3x1.2', 3],
  ['Ribbon SCF-900 black 40', 1],
  ['20 رول تيب 12 مم وجهين', 1],
  ['Subject: Order 12', 1],
])('%j is %i item(s)', (line, count) => {
  expect(itemsOf(line)).toHaveLength(count);
});
