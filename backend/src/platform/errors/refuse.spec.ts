import { describe, expect, it } from '@jest/globals';
import { ALLOWED, type StateMachine } from '@shop/contract/state-machine';
import { refuse, refuseField, requireAction } from './refuse.js';

describe('a refusal', () => {
  it('has the status, the sentence, the values and the field of its row', () => {
    const error = refuse('PAYMENT_TOO_LARGE', { left: '12.00' });
    const message = 'No more than AED 12.00 is due on this invoice.';
    expect(error).toMatchObject({ code: 'PAYMENT_TOO_LARGE', status: 409, message, params: { left: '12.00' } });
    expect(error.fields).toEqual({ amount: message });
    expect(error.reasons).toEqual({ amount: { rule: 'PAYMENT_TOO_LARGE', params: { left: '12.00' } } });
  });

  it('has only the code of its case, and the values named in its row', () => {
    const error = refuse('TOO_MANY_REQUESTS/minutes', { seconds: 90, minutes: 2 }, { retryAfterSeconds: 90 });
    expect(error).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429, retryAfterSeconds: 90 });
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
      ...{ status: 400, code: 'VALIDATION_FAILED', message: 'Must be at most 3 characters.' },
      fields: { note: 'Must be at most 3 characters.' },
      reasons: { note: { rule: 'TOO_LONG', params: { max: 3 } } },
    });
  });
});

interface ParcelKind {
  readonly status: 'Packed' | 'Sent';
  readonly action: 'look' | 'send' | 'pay';
  readonly condition: 'released';
  readonly refusal: 'ORDER_HELD' | 'ORDER_NOT_DELIVERABLE' | 'PAYMENT_TOO_LARGE';
  readonly record: { readonly isReleased: boolean; readonly left: string };
}

const PARCEL: StateMachine<ParcelKind> = {
  statuses: ['Packed', 'Sent'],
  actions: ['look', 'send', 'pay'],
  conditions: { released: { says: 'it is released', holds: ({ isReleased }) => isReleased } },
  needs: { look: [], send: [['released', 'ORDER_HELD']], pay: [] },
  states: {
    Packed: { next: ['Sent'], actions: { look: ALLOWED, send: ALLOWED, pay: ALLOWED } },
    Sent: { next: [], actions: { look: ALLOWED, send: 'ORDER_NOT_DELIVERABLE', pay: 'PAYMENT_TOO_LARGE' } },
  },
  forOwner: [],
};

describe('requireAction', () => {
  const special = { PAYMENT_TOO_LARGE: ({ left }: { left: string }) => refuse('PAYMENT_TOO_LARGE', { left }) };
  const sent = { status: 'Sent', isReleased: true, left: '3.00' } as const;

  it.each([
    ['send', { ...sent, isReleased: false }, 'This order is on hold'],
    ['send', sent, 'An order with status Sent can’t be delivered.'],
    ['pay', sent, 'No more than AED 3.00 is due on this invoice.'],
  ] as const)('refuses to %s by the row of the code', (action, parcel, message) => {
    expect(() => {
      requireAction(PARCEL, parcel, action, special);
    }).toThrow(message);
  });

  it('refuses no action that the state machine allows', () => {
    expect(() => {
      requireAction(PARCEL, sent, 'look', special);
    }).not.toThrow();
  });
});
