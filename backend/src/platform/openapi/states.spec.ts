import { describe, expect, it } from '@jest/globals';
import { describeAction, describeActions, describeSteps } from './states.js';
import { ALLOWED, allowedActions, mayBecome, refusalOf, type StateMachine } from '@shop/contract/state-machine';

interface Door {
  readonly status: 'Open' | 'Shut' | 'Walled up';
  readonly hasKey: boolean;
  readonly isPaid: boolean;
}

interface DoorKind {
  readonly status: Door['status'];
  readonly action: 'look' | 'enter' | 'sell';
  readonly condition: 'withKey' | 'paid';
  readonly refusal: 'NO_KEY' | 'NO_WAY' | 'UNPAID';
  readonly record: Door;
}

const DOOR: StateMachine<DoorKind> = {
  statuses: ['Open', 'Shut', 'Walled up'],
  actions: ['look', 'enter', 'sell'],
  conditions: {
    withKey: { says: 'there is a key', holds: ({ hasKey }) => hasKey },
    paid: { says: 'it is paid', holds: ({ isPaid }) => isPaid },
  },
  needs: {
    look: [],
    enter: [],
    sell: [
      ['withKey', 'NO_KEY'],
      ['paid', 'UNPAID'],
    ],
  },
  states: {
    Open: { next: ['Shut', 'Walled up'], actions: { look: ALLOWED, enter: ALLOWED, sell: ALLOWED } },
    Shut: { next: ['Open'], actions: { look: ALLOWED, enter: 'NO_WAY', sell: ALLOWED } },
    'Walled up': { next: [], actions: { look: ALLOWED, enter: 'NO_WAY', sell: 'NO_WAY' } },
  },
  forOwner: ['look', 'enter'],
};

const good = { hasKey: true, isPaid: true };

describe('refusalOf', () => {
  it.each([
    ['Open', good, 'sell', null],
    ['Shut', good, 'enter', 'NO_WAY'],
    ['Open', { hasKey: false, isPaid: true }, 'sell', 'NO_KEY'],
    ['Open', { hasKey: true, isPaid: false }, 'sell', 'UNPAID'],
    ['Open', { hasKey: false, isPaid: false }, 'sell', 'NO_KEY'],
    ['Walled up', { hasKey: true, isPaid: false }, 'sell', 'UNPAID'],
    ['Walled up', good, 'sell', 'NO_WAY'],
    ['Walled up', { hasKey: false, isPaid: false }, 'look', null],
  ] as const)('is in the status %s with %j for the action %s: %s', (status, facts, action, refusal) => {
    expect(refusalOf(DOOR, { status, ...facts }, action)).toBe(refusal);
  });
});

describe('allowedActions', () => {
  it('contain for the owner no more than the owner’s actions', () => {
    expect(allowedActions(DOOR, { status: 'Open', ...good }, 'staff')).toEqual(['look', 'enter', 'sell']);
    expect(allowedActions(DOOR, { status: 'Open', ...good }, 'owner')).toEqual(['look', 'enter']);
    expect(allowedActions(DOOR, { status: 'Shut', ...good }, 'owner')).toEqual(['look']);
  });
});

describe('mayBecome', () => {
  it.each([
    ['Open', 'Shut', true],
    ['Shut', 'Walled up', false],
    ['Walled up', 'Open', false],
    ['Walled up', 'Walled up', true],
  ] as const)('%s → %s: %s', (from, to, may) => {
    expect(mayBecome(DOOR, from, to)).toBe(may);
  });
});

describe('the description', () => {
  it('lists the transitions', () => {
    expect(describeSteps(DOOR)).toBe('Open → Shut, Walled up; Shut → Open; Walled up (final)');
  });

  it.each([
    ['look', '`look` is possible in every status.'],
    ['enter', '`enter` is possible while Open; refused with NO_WAY.'],
    [
      'sell',
      '`sell` is possible while Open or Shut, if there is a key and it is paid; refused with NO_KEY, UNPAID, NO_WAY.',
    ],
  ] as const)('explains when to %s', (action, text) => {
    expect(describeAction(DOOR, action)).toBe(text);
  });

  it('lists the conditions of each action', () => {
    expect(describeActions(DOOR)).toBe(
      'Actions that the caller can take now. Staff: `look` in every status; `enter` while Open; ' +
        '`sell` while Open or Shut, if there is a key and it is paid. The owner can also take: `look`, `enter`.',
    );
  });
});
