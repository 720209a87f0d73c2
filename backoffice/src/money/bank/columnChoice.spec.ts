import { describe, expect, it } from '@jest/globals';
import { choiceOf, headingRows, likelyRow, tableOf } from './columnChoice';

const rows = [['Statement of November'], ['Day', 'What', 'Out', 'In'], ['25/11/2026', 'A', '', '10.00']];
const found = headingRows([{ name: '', rows }]);

describe('the columns of a bank file', () => {
  it('have the headings of the row with most texts, or of the table that is known', () => {
    expect(found.map(({ index }) => index)).toEqual([1, 2]);
    expect(likelyRow(found)?.index).toBe(1);
    expect(likelyRow(found, ['25/11/2026', 'A', '', '10.00'])?.index).toBe(2);
    expect(likelyRow([])).toBeUndefined();
  });

  it.each([
    ['without a day', { debit: 2, credit: 3 }, undefined],
    ['without an amount', { bookedOn: 0, debit: 2 }, undefined],
    ['with both directions', { bookedOn: 0, debit: 2, credit: 3 }, { bookedOn: 0, debit: 2, credit: 3 }],
    ['with one amount', { bookedOn: 0, amount: 3 }, { bookedOn: 0, amount: 3 }],
  ])('are chosen %s', (_name, chosen, columns) => {
    const [row = { index: 0, cells: [] }] = found;
    expect(tableOf(row, choiceOf(chosen), [], { dateOrder: 'dmy', decimal: '.' })?.columns).toEqual(columns);
  });

  it('with further words do not include columns of another meaning', () => {
    const [row = { index: 0, cells: [] }] = found;
    const choice = choiceOf({ bookedOn: 0, amount: 3 });
    expect(tableOf(row, choice, [1, 3], { dateOrder: 'dmy', decimal: '.' })?.texts).toEqual([1]);
  });
});
