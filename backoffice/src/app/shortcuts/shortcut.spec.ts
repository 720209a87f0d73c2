import { describe, expect, it } from '@jest/globals';
import { resources } from '../../resources';
import { DASHBOARD, pageKeys, type Press, shortcutOf } from './shortcut';

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  typing: false,
  prefixed: false,
  ...more,
});
const actionOf = (key: string, more?: Partial<Press>) => shortcutOf(press(key, more))?.action;

describe('a key', () => {
  it.each([
    ['/', 'search'],
    ['?', 'help'],
    ['؟', 'help'],
    ['n', 'create'],
    ['N', 'create'],
    ['j', 'next'],
    ['k', 'previous'],
    ['x', undefined],
    ['constructor', undefined],
  ])('%s does %s', (key, action) => {
    expect(actionOf(key)).toBe(action);
  });

  it('is text within a field, except for saving', () => {
    expect(actionOf('n', { typing: true })).toBeUndefined();
    expect(actionOf('?', { typing: true })).toBeUndefined();
    expect(actionOf('s', { typing: true, ctrlKey: true })).toBe('save');
    expect(actionOf('s', { typing: true, metaKey: true })).toBe('save');
  });

  it('is left to the browser with Control or Alt', () => {
    expect(actionOf('n', { ctrlKey: true })).toBeUndefined();
    expect(actionOf('j', { altKey: true })).toBeUndefined();
    // AltGr types letters on some keyboards.
    expect(actionOf('s', { ctrlKey: true, altKey: true })).toBeUndefined();
  });

  it('opens a page only after g', () => {
    const withKey = resources.filter(({ shortcut }) => shortcut !== undefined).map(({ name }) => name);
    expect(Object.values(pageKeys).toSorted()).toEqual([DASHBOARD, ...withKey].toSorted());
  });

  it('pressed after g opens its page', () => {
    expect(shortcutOf(press('o', { prefixed: true }))).toEqual({ action: 'go', page: 'orders' });
    expect(shortcutOf(press('0', { prefixed: true }))).toBeNull();
  });

  it('is recognised on an Arabic keyboard by its position', () => {
    expect(actionOf('ى', { code: 'KeyN' })).toBe('create');
    expect(actionOf('ظ', { code: 'Slash' })).toBe('search');
    expect(actionOf('س', { code: 'KeyS', ctrlKey: true })).toBe('save');
  });
});
