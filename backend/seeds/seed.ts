import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { CategoriesService } from '../src/goods/catalog/categories.service.js';
import { Pictures } from '../src/platform/pictures/pictures.service.js';
import { AccountsService } from '../src/people/users/accounts.service.js';
import { ProductEditing } from '../src/goods/catalog/product-editing.service.js';
import { CompanyEditing } from '../src/people/companies/company-editing.service.js';
import type { CreateCompanyDto } from '../src/people/companies/dto/company.requests.js';
import type { Actor } from '../src/platform/auth/actor.js';
import { Clock, SystemClock } from '../src/platform/clock.js';
import { Outbox } from '../src/platform/mail/outbox.service.js';
import { UserEditing } from '../src/people/users/user-editing.service.js';
import { writeBankStatement } from './bank-statement.js';
import { demoCatalog, productKey } from './catalog/demo-catalog.js';
import { readPictures } from './catalog/pictures.js';
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from './customers.js';
import { demoDocuments } from './documents.js';
import { answeredQuotes } from './documents/answered-quotes.js';
import { DocumentStory, OFFICE, type Step } from './documents/document-story.js';
import { telephoneQuote } from './documents/telephone-quote.js';
import { SeedClaim } from './seed-claim.js';
import { seedSupplierDocuments } from './supplier-documents.js';
import { ApprovalRequests } from '../src/sales/approvals/approval-requests.service.js';
import { UsersService } from '../src/people/users/users.service.js';
import { SHELF } from './documents/shelf.js';
import type { CompanyRole } from '@shop/contract/company-roles';
import { randomBytes } from 'node:crypto';
import type { StaffRole } from '@shop/contract/staff-roles';
import type { CreatePriceListDto } from '../src/goods/prices/lists/dto/price-list.requests.js';
import { PriceListEditing } from '../src/goods/prices/lists/price-list-editing.service.js';

/** Percentages on the list price: from the first piece, and from a larger quantity on. */
const AGREED = [
  { product: SHELF.resin55, percent: -6, larger: 60, percentOfLarger: -12 },
  { product: SHELF.cork9, percent: -5, larger: 100, percentOfLarger: -10 },
] as const;

/** An agreement with the company of a demo customer, who finds it under Your prices. */
async function seedPriceList(
  app: INestApplicationContext,
  customer: Actor,
  products: ReadonlyMap<string, string>,
): Promise<void> {
  const { company } = await app.get(UsersService).get(customer.id, customer);
  if (!company) throw new Error(`The demo customer ${customer.name} has no company`);
  const head: CreatePriceListDto = { name: 'Agreed prices', kind: 'Agreement', companies: [company._id] };
  const lines = AGREED.flatMap(({ product, percent, larger, percentOfLarger }) => {
    const line = { target: 'product', key: products.get(product) ?? '' } as const;
    return [
      { ...line, minQty: 1, percent },
      { ...line, minQty: larger, percent: percentOfLarger },
    ];
  });
  await app.get(PriceListEditing).createWithLines(OFFICE, () => Promise.resolve({ head, lines }));
}

const DEMO_STAFF: readonly { readonly name: string; readonly email: string; readonly staffRole: StaffRole }[] = [
  { name: 'Salma Idris', email: 'sales@shop.example', staffRole: 'Sales' },
  { name: 'Joseph Pinto', email: 'accounts@shop.example', staffRole: 'Accounts' },
  { name: 'Bilal Shah', email: 'store@shop.example', staffRole: 'Store' },
];

/**
 * A staff member for each role but Administrator, all with one random password: a public demo must not be open to
 * readers of this file.
 * @returns the line for the operator
 */
async function seedStaff(app: INestApplicationContext): Promise<string> {
  const password = randomBytes(9).toString('base64url');
  for (const member of DEMO_STAFF) {
    await app.get(AccountsService).create({ ...member, phoneNumber: '+971 50 000 0120', password, isAdmin: true });
  }
  return `Demo staff in other roles: ${DEMO_STAFF.map(({ email }) => email).join(', ')} / ${password}`;
}

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
async function seedColleagues(
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

/** Stores the demo catalog with its pictures. @returns the ids of the products by their key */
async function seedCatalog(app: INestApplicationContext): Promise<Map<string, string>> {
  const { categories, products } = demoCatalog();
  const media = app.get(Pictures);
  for (const [name, svg] of await readPictures()) await media.putPicture(name, 'image/svg+xml', svg);
  const categoryIds = new Map<string, Awaited<ReturnType<CategoriesService['create']>>>();
  for (const { filters, ...fields } of categories) {
    const body = { ...fields, filters: filters.map((filter) => ({ ...filter, values: [...filter.values] })) };
    categoryIds.set(fields.name, await app.get(CategoriesService).create(body, null));
  }
  const productIds = new Map<string, string>();
  for (const product of products) {
    const category = categoryIds.get(product.category);
    if (category === undefined) throw new Error(`The demo product ${productKey(product)} has no demo category`);
    const body = { ...product, category: category._id, productType: category.productType, images: [...product.images] };
    const { _id } = await app.get(ProductEditing).create(body, null);
    productIds.set(productKey(product), _id);
  }
  return productIds;
}

/** Stores the demo customers. @returns them by email, as those on whose behalf their requests are made */
async function seedCustomers(app: INestApplicationContext): Promise<Map<string, Actor>> {
  const actors = new Map<string, Actor>();
  for (const { company, ...customer } of DEMO_CUSTOMERS) {
    const { _id, name, email } = await app.get(AccountsService).create({ ...customer, password: DEMO_PASSWORD });
    actors.set(customer.email, { id: _id.toHexString(), name, email, isAdmin: false, staffRole: null, sessionId: '' });
    if (company) await seedCompany(app, company, _id.toHexString());
  }
  return actors;
}

async function seedCompany(app: INestApplicationContext, company: CreateCompanyDto, admin: string): Promise<void> {
  const { _id } = await app.get(CompanyEditing).create(company, OFFICE);
  await app.get(UserEditing).update(admin, { company: _id, companyRole: 'admin' }, OFFICE);
}

/**
 * Lives the plan of the demo documents through the services, each step at its own time and in the order of time,
 * so that numbers rise with the days as they would have.
 */
async function seedDocuments(app: INestApplicationContext, products: ReadonlyMap<string, string>): Promise<void> {
  const clock = app.get(Clock);
  const customers = await seedCustomers(app);
  const plans = demoDocuments(demoCatalog().products, clock.now());
  const stories = plans.flatMap((plan) => new DocumentStory(app, plan, customers, products).steps());
  const [admin] = customers.values();
  if (admin === undefined) throw new Error('The demo has no customers');
  const steps = [
    ...stories,
    telephoneQuote(app, clock.now(), products),
    ...answeredQuotes(app, clock.now(), customers, products),
    await seedColleagues(app, clock.now(), admin, products),
  ];
  for (const step of inOrderOfTime(steps)) {
    await (clock instanceof SystemClock ? clock.at(step.at, () => step.run()) : step.run());
  }
  // The documents of before have list prices.
  await seedPriceList(app, admin, products);
}

/** Steps of one story with the same time stay in the order of the story. */
function inOrderOfTime(steps: readonly Step[]): Step[] {
  return [...steps].sort((a, b) => a.at.getTime() - b.at.getTime());
}

/**
 * Seeds an empty database with the demo catalog and its documents. An interrupted seeding is deleted and restarted. No
 * user data can be lost: the shop starts only after seeding.
 */
export async function seedIfEmpty(app: INestApplicationContext, say: (line: string) => void): Promise<void> {
  const connection = app.get<Connection>(getConnectionToken());
  const claim = await SeedClaim.take({ connection, isUsed: () => hasCatalog(connection), say });
  if (claim === null) return;
  try {
    if (claim.isTakenOver) await discard(connection);
    const started = Date.now();
    say('Creating the demo shop in the empty database …');
    await app.get(Outbox).withoutEmails(async () => seedDocuments(app, await seedCatalog(app)));
    await seedSupplierDocuments(app);
    const statement = await writeBankStatement(app);
    const staff = await seedStaff(app);
    await claim.finish();
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    const [customer] = DEMO_CUSTOMERS;
    say(`The demo shop is ready (${seconds} s). Demo customer: ${customer?.email} / ${DEMO_PASSWORD}`);
    say(`Demo bank statement (import it under Money, Bank transactions): ${statement}`);
    say(staff);
  } finally {
    claim.letGo();
  }
}

async function hasCatalog(connection: Connection): Promise<boolean> {
  return (await connection.collection('categories').findOne({})) !== null;
}

async function discard(connection: Connection): Promise<void> {
  for (const model of Object.values(connection.models)) await model.deleteMany({});
}
