import { describe, expect, it } from '@jest/globals';
import { daysLeftOf, EXPIRY_NOTICE_DAYS, supplierDocumentState } from '@shop/contract/supplier-pack';
import { dueNotice, supplierFileName } from './supplier-document.rules.js';

const TODAY = '2026-11-25';
const [LAST_DAY, SOON] = [0, EXPIRY_NOTICE_DAYS];

describe('supplierDocumentState', () => {
  it.each([
    [null, 'valid'],
    ['2026-12-26', 'valid'],
    ['2026-12-25', 'expiring'],
    ['2026-11-26', 'expiring'],
    ['2026-11-25', 'today'],
    ['2026-11-24', 'expired'],
  ] as const)('a document that is valid until %s is %s', (expiresOn, state) => {
    expect(supplierDocumentState(daysLeftOf(expiresOn, TODAY))).toBe(state);
  });
});

describe('supplierFileName', () => {
  it.each([
    ['TradeLicence', '2027-01-31', 'trade-licence-valid-until-2027-01-31.pdf'],
    ['TrnCertificate', null, 'trn-certificate.pdf'],
    ['BankLetter', TODAY, 'bank-letter-valid-until-2026-11-25.pdf'],
    ['RepresentativeAuthority', '2026-11-24', 'representative-authority-expired-2026-11-24.pdf'],
  ] as const)('%s until %s is in the pack as %s', (kind, expiresOn, name) => {
    expect(supplierFileName({ kind, expiresOn }, 'application/pdf', TODAY)).toBe(name);
  });
});

describe('dueNotice', () => {
  it.each([
    ['31 days before', '2026-12-26', '2026-01-01', null],
    ['30 days before', '2026-12-25', '2026-01-01', SOON],
    ['6 days before, if the server was stopped on the 30th day', '2026-12-01', '2026-01-01', SOON],
    ['on the last day', '2026-11-25', '2026-01-01', LAST_DAY],
    ['the day after, if the last day was missed', '2026-11-24', '2026-01-01', LAST_DAY],
    ['for a document that was added 12 days before', '2026-12-07', '2026-11-25', null],
    ['for that document on its last day', '2026-11-25', '2026-11-13', LAST_DAY],
    ['for a document that was added after its last day', '2026-11-20', '2026-11-25', null],
    ['for a document without a last day', null, '2026-01-01', null],
  ] as const)('returns the notice due %s', (_when, expiresOn, putOn, notice) => {
    expect(dueNotice(expiresOn, putOn, TODAY)).toBe(notice);
  });
});
