import type { INestApplicationContext } from '@nestjs/common';
import { ApprovalRequests } from '../src/sales/approvals/approval-requests.service.js';
import { AccountsService } from '../src/people/users/accounts.service.js';
import { UsersService } from '../src/people/users/users.service.js';
import { CompanyEditing } from '../src/people/companies/company-editing.service.js';
import type { Actor } from '../src/platform/auth/actor.js';
import { UserEditing } from '../src/people/users/user-editing.service.js';
import { DEMO_PASSWORD } from './customers.js';
import { OFFICE, type Step } from './documents/document-story.js';
import { SHELF } from './documents/shelf.js';
import type { CompanyRole } from '@shop/contract/company-roles';

const HOURS_AGO = 5;
const CREDIT_LIMIT_AED = 25_000;

interface Colleague {
  readonly name: string;
  readonly email: string;
  readonly companyRole: CompanyRole;
  readonly monthlyLimit: number | null;
}

const APPROVER: Colleague = {
  ...{ name: 'Rami Saab', email: 'rami@falconcrest-press.example' },
  ...{ companyRole: 'approver', monthlyLimit: null },
};
const BUYER: Colleague = {
  ...{ name: 'Aisha Noor', email: 'aisha@falconcrest-press.example' },
  ...{ companyRole: 'buyer', monthlyLimit: 500 },
};

/**
 * Colleagues for the company of a demo customer, which gets a credit limit: one buys up to a limit, another approves
 * what is above it. @returns the buyer's request, which waits for approval
 */
export async function seedColleagues(
  app: INestApplicationContext,
  now: Date,
  admin: Actor,
  products: ReadonlyMap<string, string>,
): Promise<Step> {
  const { company } = await app.get(UsersService).get(admin.id, admin);
  if (!company) throw new Error(`The demo customer ${admin.name} has no company`);
  await app.get(CompanyEditing).update(company._id, { creditLimit: CREDIT_LIMIT_AED, needsApproval: true }, OFFICE);
  await seedColleague(app, company._id, APPROVER);
  const buyer = { ...admin, name: BUYER.name, email: BUYER.email, id: await seedColleague(app, company._id, BUYER) };
  const product = products.get(SHELF.fc3Gold);
  if (product === undefined) throw new Error(`The demo refers to an unknown product: ${SHELF.fc3Gold}`);
  return {
    at: new Date(now.getTime() - HOURS_AGO * 3_600_000),
    run: async () => {
      const body = { requestedItems: [{ product, qty: 120 }], clientToAdminNote: 'For the calendars of the new year.' };
      await app.get(ApprovalRequests).requestApproval(body, buyer);
    },
  };
}

/** @returns the id */
async function seedColleague(app: INestApplicationContext, company: string, colleague: Colleague): Promise<string> {
  const { companyRole, monthlyLimit, ...person } = colleague;
  const account = { ...person, phoneNumber: '+971 50 000 0111', password: DEMO_PASSWORD };
  const id = (await app.get(AccountsService).create(account))._id.toHexString();
  await app.get(UserEditing).update(id, { company, companyRole, monthlyLimit }, OFFICE);
  return id;
}
