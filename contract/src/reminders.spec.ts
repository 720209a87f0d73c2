import { describe, expect, it } from '@jest/globals';
import { filledReminder, unknownPlaceholders } from './reminders.js';
import { firstWorkingDayOf, isWorkingDay, workingDayFrom } from './working-days.js';

describe('the placeholders of a reminder', () => {
  it.each([
    ['{total} of {customer}', []],
    ['{Total}', ['Total']],
    ['{}', ['']],
    ['{total', ['{']],
    ['total}', ['{']],
    ['{{total}}', ['{']],
    ['{total} {bank}', ['bank']],
  ])('are reported if unknown in “%s”: %j', (text, unknown) => {
    expect(unknownPlaceholders(text)).toEqual(unknown);
  });

  it('are filled once: a name in a value stays as it is', () => {
    const values = { customer: '{total}', shop: '$&', total: 'AED 5', count: '1', days: '3' };
    expect(filledReminder('{customer} {shop} {total}', values)).toBe('{total} $& AED 5');
  });
});

describe('a working day', () => {
  it('is from Monday to Friday', () => {
    const week = ['2026-11-23', '2026-11-27', '2026-11-28', '2026-11-29'].map(isWorkingDay);
    expect(week).toEqual([true, true, false, false]);
    expect(workingDayFrom('2026-11-28')).toBe('2026-11-30');
  });

  it('is the first one of a month after a weekend', () => {
    expect([firstWorkingDayOf('2026-08'), firstWorkingDayOf('2026-12')]).toEqual(['2026-08-03', '2026-12-01']);
  });
});
