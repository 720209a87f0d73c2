import { type CompanyAction, rolesThatMay } from '@shop/contract/company-roles';
import { DomainError, invalidField, notFound } from '../../platform/errors/domain-error.js';

export const companyNotFound = () => notFound('Company');

/** A body names a company that is not there. */
export const unknownCompany = () => invalidField('company', 'This company does not exist.', 'UNKNOWN_COMPANY');

/** @param field the path of the TRN @param name of the company that has it: for staff alone */
export const trnTaken = (field: string, name?: string) => {
  const message = name === undefined ? 'Another company has this TRN. Please ask us.' : `${name} has this TRN already.`;
  return new DomainError('conflict', {
    code: 'COMPANY_TRN_TAKEN',
    message,
    fields: { [field]: message },
    ...(name !== undefined && { params: { name } }),
  });
};

/** @param names of some of its users */
export const companyInUse = (names: readonly string[]) => {
  const users = names.join(', ');
  return new DomainError('conflict', {
    code: 'COMPANY_IN_USE',
    message: `This company has users or documents (${users}): take its users out of it first.`,
    params: { users },
  });
};

export const companyConfirmed = () =>
  new DomainError('conflict', {
    code: 'COMPANY_CONFIRMED',
    message: 'A company that is confirmed stays so.',
    fields: { status: 'A company that is confirmed stays so.' },
  });

export const nothingToConfirm = () =>
  new DomainError('conflict', {
    code: 'COMPANY_NOT_WAITING',
    message: 'Nothing of this company waits to be confirmed.',
  });

/** @param field that asks for it, where one does */
export const companySharesNothing = (field?: string) => {
  const message = 'Your company does not share this among its people. Its admin decides about it.';
  return new DomainError('conflict', {
    ...{ code: 'COMPANY_SHARES_NOTHING', message },
    ...(field !== undefined && { fields: { [field]: message } }),
  });
};

/** @param right that the role of the caller lacks */
export const companyRoleNeeded = (right: CompanyAction) => {
  const roles = rolesThatMay(right).join(', ');
  return new DomainError('forbidden', {
    code: 'COMPANY_ROLE_NEEDED',
    message: `Your role in your company does not let you do this. These do: ${roles}.`,
    params: { roles },
    security: 'access refused',
  });
};

export const lastCompanyAdmin = () => {
  const message = 'A company keeps at least one admin. Make somebody else admin first.';
  return new DomainError('conflict', { code: 'LAST_COMPANY_ADMIN', message, fields: { companyRole: message } });
};

export const companyAdminOnly = () =>
  new DomainError('conflict', {
    code: 'COMPANY_ADMIN_ONLY',
    message: 'Only the admin of your company changes what it is.',
    fields: { company: 'Only the admin of your company changes what it is.' },
  });
