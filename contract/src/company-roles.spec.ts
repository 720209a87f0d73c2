import { describe, expect, it } from '@jest/globals';
import { COMPANY_ACTIONS, mayInCompany, rolesThatMay, seesCompanyDocuments } from './company-roles.js';

describe('a role in a company', () => {
  it.each([
    ['describe', ['admin']],
    ['manage', ['admin']],
    ['approve', ['admin', 'approver']],
    ['account', ['admin', 'accounts']],
  ] as const)('is listed as the only one that may %s', (action, roles) => {
    expect(rolesThatMay(action)).toEqual(roles);
  });

  it('is required for every action', () => {
    expect(COMPANY_ACTIONS.filter((action) => mayInCompany(null, action))).toEqual([]);
  });
});

describe('documents of a company', () => {
  it.each([
    ['quotes', 'buyer', { sharesQuotes: true }, true],
    ['quotes', 'admin', {}, false],
    ['orders', 'buyer', { sharesQuotes: true }, false],
    ['invoices', 'accounts', {}, true],
    ['invoices', 'admin', { sharesInvoices: false }, true],
    ['invoices', 'approver', {}, false],
    ['invoices', 'approver', { sharesInvoices: true }, true],
    ['invoices', null, { sharesInvoices: true }, false],
  ] as const)('(%s) are seen by the role %s if it shares %j: %s', (kind, role, sharing, sees) => {
    expect(seesCompanyDocuments(kind, role, sharing)).toBe(sees);
  });
});
