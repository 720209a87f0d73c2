import { describe, expect, it } from '@jest/globals';
import { fillMessage, type ParamValues } from './message.js';
import { refusalText } from './refusal-text.js';

const TEXTS = {
  TAKEN: 'It is taken.',
  'TAKEN/staff': '{name} has it.',
  WAIT: 'Wait {seconds} seconds.',
  'WAIT/minutes': 'Wait {minutes} minutes.',
  TOO_LARGE: 'At most {left}.',
};

const plural = new Intl.PluralRules('en');
const textOf = (rule: string, values: ParamValues) =>
  refusalText(Object.entries(TEXTS), rule, values, (text, all) => fillMessage(text, all, plural));

describe('the sentence of a refusal', () => {
  it.each([
    ['TAKEN', {}, 'It is taken.'],
    ['TAKEN', { name: 'Al Manar' }, 'Al Manar has it.'],
    ['WAIT', { seconds: 60 }, 'Wait 60 seconds.'],
    ['WAIT', { seconds: 61 }, 'Wait 2 minutes.'],
    ['TOO_LARGE', { left: 0 }, 'At most 0.'],
    ['TOO_LARGE', { left: '999.50' }, 'At most 999.50.'],
    ['TOO_LARGE', { left: '1234567.50' }, 'At most 1,234,567.50.'],
    ['TOO_LARGE', { left: '123456' }, 'At most 123456.'],
    ['TOO_LARGE', {}, undefined],
    ['TOO', {}, undefined],
    ['toString', {}, undefined],
  ])('is for %s with %j: %s', (rule, values, sentence) => {
    expect(textOf(rule, values)).toBe(sentence);
  });
});
