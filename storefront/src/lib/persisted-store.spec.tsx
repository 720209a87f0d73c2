import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { visit } from './i18n/i18n';
import { notices } from './notify';
import { createPersistedStore } from './persisted-store';

const text = (stored: unknown): string => (typeof stored === 'string' ? stored : '');

describe('a store whose storage is blocked or full', () => {
  beforeAll(() => visit.load(['app']));
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('keeps its values in memory, and reports once that they are not stored', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const [one, other] = [createPersistedStore('one', text), createPersistedStore('other', text, 'sessionStorage')];
    one.set('a');
    other.set('b');
    one.set('c');
    expect([one.get(), other.get()]).toEqual(['c', 'b']);
    expect(notices.get()).toMatchObject([{ kind: 'warning', text: expect.stringContaining('can’t save the cart') }]);
  });
});
