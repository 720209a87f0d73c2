import { describe, expect, it } from '@jest/globals';
import { REMINDER_STEPS, unknownPlaceholders } from '@shop/contract/reminders';
import { USUAL_REMINDERS } from './usual-reminders.js';

describe('the usual reminders', () => {
  it('have a text for each step, and only placeholders that are known', () => {
    const words = USUAL_REMINDERS.steps.flatMap(({ en, ar }) => [en.subject, en.text, ar.subject, ar.text]);
    expect(words).toHaveLength(4 * REMINDER_STEPS);
    expect(words.flatMap(unknownPlaceholders)).toEqual([]);
  });
});
