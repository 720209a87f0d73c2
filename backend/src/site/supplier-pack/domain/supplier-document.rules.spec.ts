import { describe, expect, it } from '@jest/globals';
import { supplierDocumentState } from '@shop/contract/supplier-pack';
import { dayFaultOf, dueNotices } from './supplier-document.rules.js';

const TODAY = '2026-11-25';

describe('supplierDocumentState', () => {
  it.each([
    [false, 100, 'missing'],
    [true, null, 'valid'],
    [true, 31, 'valid'],
    [true, 30, 'expiring'],
    [true, 0, 'expiring'],
    [true, -1, 'expired'],
  ] as const)('is for a document with a file (%s) and %s days left: %s', (hasFile, left, state) => {
    expect(supplierDocumentState(hasFile, left)).toBe(state);
  });
});

describe('dayFaultOf', () => {
  it.each([
    ['', '', null],
    ['2026-11-25', '2026-11-25', null],
    ['2026-01-01', '', null],
    ['', '2020-01-01', null],
    ['2026-11-26', '', 'IN_THE_FUTURE'],
    ['2026-11-02', '2026-11-01', 'BEFORE_ISSUE'],
  ])('finds for a document from %s to %s the fault %s', (issuedOn, expiresOn, rule) => {
    expect(dayFaultOf({ issuedOn, expiresOn }, TODAY)?.rule ?? null).toBe(rule);
  });
});

describe('dueNotices', () => {
  it.each([
    ['31 days before', '2026-12-26', '2026-01-01', []],
    ['30 days before', '2026-12-25', '2026-01-01', ['soon']],
    ['while the server stood still on the day', '2026-12-01', '2026-01-01', ['soon']],
    ['on the last day', '2026-11-25', '2026-01-01', ['last day']],
    ['after a last day that was missed', '2026-11-24', '2026-01-01', ['last day']],
    ['of a document that was put in with 12 days left', '2026-12-07', '2026-11-25', []],
    ['of that document on its last day', '2026-11-25', '2026-11-13', ['last day']],
    ['of a document that was put in after its last day', '2026-11-20', '2026-11-25', []],
    ['of a document that does not end', '', '2026-01-01', []],
  ] as const)('%s', (_when, expiresOn, putOn, notices) => {
    expect(dueNotices(expiresOn, putOn, TODAY)).toEqual(notices);
  });
});
