import { describe, expect, it } from '@jest/globals';
import { refuse, refuseField } from './refuse.js';

describe('a refusal', () => {
  it('has the status, the sentence, the values and the field of its row', () => {
    const error = refuse('PAYMENT_TOO_LARGE', { left: '12.00' });
    const message = 'At most 12.00 AED remain due on this invoice.';
    expect(error).toMatchObject({ code: 'PAYMENT_TOO_LARGE', kind: 'conflict', message, params: { left: '12.00' } });
    expect(error.fields).toEqual({ amount: message });
    expect(error.reasons).toEqual({ amount: { rule: 'PAYMENT_TOO_LARGE', params: { left: '12.00' } } });
  });

  it('of a case has the code alone, and carries the values that its row names', () => {
    const error = refuse('TOO_MANY_REQUESTS/minutes', { seconds: 90, minutes: 2 }, { retryAfterSeconds: 90 });
    expect(error).toMatchObject({ code: 'TOO_MANY_REQUESTS', kind: 'too-many', retryAfterSeconds: 90 });
    expect(error.message).toBe('Too many attempts. Please try again in 2 minutes.');
    expect(error.params).toEqual({ seconds: 90 });
  });

  it('is a compile error without a value of its sentence, with another one, and of an unknown code', () => {
    // @ts-expect-error the sentence has a value
    expect(refuse('PAYMENT_TOO_LARGE').message).toContain('{left}');
    // @ts-expect-error the sentence has no such value
    expect(refuse('PAYMENT_TOO_LARGE', { left: '12.00', right: '1' }).params).toEqual({ left: '12.00' });
    // @ts-expect-error the sentence has no value
    expect(refuse('SIGNED_OUT', { left: '12.00' }).params).toBeUndefined();
    // @ts-expect-error the table has no such code
    expect(() => refuse('FULL_MOON')).toThrow(TypeError);
  });
});

describe('the refusal of a field', () => {
  it('names the field, the sentence and the rule with its values', () => {
    expect(refuseField('note', 'TOO_LONG', { max: 3 })).toMatchObject({
      ...{ kind: 'invalid', code: 'VALIDATION_FAILED', message: 'Must be at most 3 characters.' },
      fields: { note: 'Must be at most 3 characters.' },
      reasons: { note: { rule: 'TOO_LONG', params: { max: 3 } } },
    });
  });
});
