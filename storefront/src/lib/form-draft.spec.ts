/** @jest-environment ../scripts/jest/frontend-environment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { formDraft } from './form-draft';

const draft = formDraft('test', ['name', 'phone']);
const blank = { name: '', phone: '', password: '' };
afterEach(() => sessionStorage.clear());

describe('the draft of a form', () => {
  it('contains the values of its fields, but never others, such as a password', () => {
    draft.keep({ ...blank, name: 'Mariam', password: 'secret words' }, blank);
    expect(draft.read()).toEqual({ name: 'Mariam', phone: '' });
    expect(JSON.stringify(sessionStorage)).not.toContain('secret');
  });

  it('is of one user', () => {
    draft.keep({ ...blank, name: 'Mariam' }, blank, 'u1');
    expect([draft.read('u2'), draft.read()]).toEqual([null, null]);
    expect(draft.read('u1')).toMatchObject({ name: 'Mariam' });
  });

  it('is none if everything is as it was, or it was cleared', () => {
    draft.keep(blank, blank);
    expect(draft.read()).toBeNull();
    draft.keep({ ...blank, name: 'M' }, blank);
    draft.clear();
    expect(draft.read()).toBeNull();
  });

  it('is none if something else was stored', () => {
    sessionStorage.setItem('draft.test', '"x');
    expect(draft.read()).toBeNull();
  });
});
