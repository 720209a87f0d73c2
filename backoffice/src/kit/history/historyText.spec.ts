import { describe, expect, it } from '@jest/globals';
import type { HistoryChangeResponse, HistoryEntryResponse } from '@shop/contract/api';
import { actionKey, describeChange, changesToShow, userIdsIn } from './historyText';

/** Keys for texts, so that a test does not depend on a wording. */
const translate = (key: string, { _: fallback, ...values }: Record<string, unknown> = {}) =>
  typeof fallback === 'string' ? fallback : [key, ...Object.values(values)].join(' ');
const words = { translate, resource: 'quotes', nameOf: (id: string) => (id === 'u1' ? 'Al Noor' : undefined) };
const line = (productName: string, qty: number, unitPrice: number) => ({ product: 'p', productName, qty, unitPrice });

describe('a changed field', () => {
  it.each<[string, HistoryChangeResponse['from'], HistoryChangeResponse['to'], [string, string, string]]>([
    ['moq', 1, 5, ['Moq', '1', '5']],
    ['status', 'Requested', 'Quoted', ['Status', 'Requested', 'Quoted']],
    ['isActive', true, false, ['Is active', 'shop.yes', 'shop.no']],
    ['dueDate', null, '2026-01-05T19:59:59.999Z', ['Due date', 'shop.history.nothing', '5 Jan 2026']],
    ['returnedOn', null, '2026-01-05', ['Returned on', 'shop.history.nothing', '5 Jan 2026']],
    ['on', null, '2026-01-05', ['On', 'shop.history.nothing', '5 Jan 2026']],
    ['note', '', '2026-01-05', ['Note', 'shop.history.nothing', '2026-01-05']],
    ['user', 'u1', 'u2', ['User', 'Al Noor', 'u2']],
    [
      'images',
      [],
      ['/media/a.webp', '/media/b.webp'],
      ['Images', 'shop.history.nothing', '/media/a.webp, /media/b.webp'],
    ],
    [
      'address',
      { street: 'Street 4', city: '', emirate: 'DXB', country: 'AE' },
      { street: '', city: '', emirate: '', country: 'GB' },
      ['Address', 'Street 4, DXB, AE', 'GB'],
    ],
    ['bankAccounts', [], [{ bank: 'One', iban: 'AE07' }], ['Bank accounts', 'shop.history.nothing', 'AE07']],
    ['quote', null, { _id: 'q1', number: 'QUO-2026-00001' }, ['Quote', 'shop.history.nothing', 'QUO-2026-00001']],
  ])('%s, from %j to %j, is shown as %j', (field, from, to, [label, before, after]) => {
    expect(describeChange({ field, from, to }, words)).toEqual({ field: label, from: before, to: after });
  });

  it.each([
    ['returnReason', 'SIGNATURE', 'resources.cheques.reason.SIGNATURE'],
    ['kind', 'Guarantee', 'resources.cheques.kind.Guarantee'],
  ])('%s %s of a cheque is shown in the words of its page', (field, to, key) => {
    const keys = { ...words, resource: 'cheques', translate: (requested: string) => requested };
    expect(describeChange({ field, from: null, to }, keys).to).toBe(key);
  });

  it('is shown in dirhams if it is an amount, for any name', () => {
    expect(describeChange({ field: 'creditLimit', from: null, to: 5000, isMoney: true }, words)).toEqual({
      field: 'Credit limit',
      from: 'shop.history.nothing',
      to: 'shop.total.amount 5,000.00',
    });
  });

  it('shows only the changed lines', () => {
    const from = [line('Ribbon', 3, 10), line('Tape', 1, 4)];
    const to = [line('Ribbon', 3, 9.5), line('Tape', 1, 4), line('Rubber', 2, 1)];
    expect(describeChange({ field: 'requestedItems', from, to }, words)).toMatchObject({
      from: 'Ribbon: 3 × 10.00',
      to: 'Ribbon: 3 × 9.50, Rubber: 2 × 1.00',
    });
  });
});

const entry = (action: HistoryEntryResponse['action'], changes: HistoryEntryResponse['changes']) => ({
  _id: 'h1',
  action,
  actor: null,
  at: '2026-01-01T00:00:00.000Z',
  changes,
});

describe('a history entry', () => {
  const changes = [{ field: 'user', from: 'u1', to: 'u2' }];

  it('shows no changes for a creation', () => {
    expect(changesToShow(entry('created', changes))).toEqual([]);
    expect(changesToShow(entry('updated', changes))).toEqual(changes);
  });

  it('shows a text for a save without changes', () => {
    expect(actionKey(entry('updated', []))).toBe('shop.history.unchanged');
    expect(actionKey(entry('updated', changes))).toBe('shop.history.action.updated');
    expect(actionKey(entry('deleted', []))).toBe('shop.history.action.deleted');
  });

  it('contains the ids of its users only once', () => {
    expect(userIdsIn([entry('updated', changes), entry('updated', changes), entry('created', changes)])).toEqual([
      'u1',
      'u2',
    ]);
  });
});
