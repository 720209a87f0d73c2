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
import { seedColleagues } from './colleagues.js';
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from './customers.js';
import { demoDocuments } from './documents.js';
import { answeredQuotes } from './documents/answered-quotes.js';
import { DocumentStory, OFFICE, type Step } from './documents/document-story.js';
import { telephoneQuote } from './documents/telephone-quote.js';
import { SeedClaim } from './seed-claim.js';
import { seedPriceList } from './price-list.js';
import { seedStaff } from './staff.js';
import { seedSupplierDocuments } from './supplier-documents.js';

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
