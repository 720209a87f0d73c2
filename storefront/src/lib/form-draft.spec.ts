/** @jest-environment ../scripts/jest/frontend-environment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { formDraft } from './form-draft';

const draft = formDraft('test', ['name', 'phone']);
const blank = { name: '', phone: '', password: '' };
afterEach(() => sessionStorage.clear());

describe('the draft of a form', () => {
  it('contains the values of its fields, except secrets such as a password', () => {
    draft.keep({ ...blank, name: 'Mariam', password: 'secret words' }, blank);
    expect(draft.read()).toEqual({ name: 'Mariam', phone: '' });
    expect(JSON.stringify(sessionStorage)).not.toContain('secret');
  });

  it('belongs to one user', () => {
    draft.keep({ ...blank, name: 'Mariam' }, blank, 'u1');
    expect([draft.read('u2'), draft.read()]).toEqual([null, null]);
    expect(draft.read('u1')).toMatchObject({ name: 'Mariam' });
  });

  it('does not exist if nothing has changed, or after it was cleared', () => {
    draft.keep(blank, blank);
    expect(draft.read()).toBeNull();
    draft.keep({ ...blank, name: 'M' }, blank);
    draft.clear();
    expect(draft.read()).toBeNull();
  });

  it('does not exist if something else is stored', () => {
    sessionStorage.setItem('draft.test', '"x');
    expect(draft.read()).toBeNull();
  });
});
