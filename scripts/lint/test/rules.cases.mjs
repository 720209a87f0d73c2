/** Imports of the cases refer to existing files, since the import rules check only imports that they can resolve. */
const longFile = Array.from({ length: 301 }, (_, line) => `export const line${line} = ${line};`).join('\n');
const longFunction = `export function long(): void {\n${'  Math.random();\n'.repeat(60)}}\n`;

/** @param does what a module's function does with a model */
const withModel = (does) =>
  `import type { Model } from 'mongoose';\nexport async function change(quotes: Model<{ note: string }>): Promise<void> {\n  ${does}\n}\n`;
const WRITES = [
  "await quotes.updateOne({}, { note: '' });",
  'await quotes.deleteMany({});',
  "await quotes.create([{ note: '' }]);",
  "await new quotes({ note: '' }).save();",
  "await quotes.find().findOneAndUpdate({}, { note: '' });",
  "await quotes.collection.insertOne({ note: '' });",
  "await quotes['updateMany']({}, { note: '' });",
  'const { bulkWrite } = quotes;\n  await bulkWrite([]);',
  "const renamed: Pick<typeof quotes, 'deleteOne'> = quotes;\n  await renamed.deleteOne({});",
];

const parameters = Array.from({ length: 11 }, (_, index) => `private readonly p${index}: string`).join(', ');

export const FORBIDDEN = [
  {
    path: 'backend/src/sales/quotes/wide.service.ts',
    code: `export class Wide {\n  constructor(${parameters}) {}\n}`,
    rule: 'no-restricted-syntax',
  },
  {
    path: 'embedded-db/src/names.ts',
    code: 'export const isAskedAgain = true;',
    rule: 'names/no-coinages',
  },
  {
    path: 'bench/names.spec.mjs',
    code: "import { it } from '@jest/globals';\n\nit.each([1])('the caller is told', () => {});",
    rule: 'names/no-coinages',
  },
  {
    path: 'contract/src/names.ts',
    code: '/** Null where nobody has paid. */\nexport const paidAt = null;',
    rule: 'names/no-coinages',
  },
  {
    path: 'backend/src/sales/quotes/dto/quote.requests.ts',
    code: "export const docs = { description: 'Whether ' + 'it is paid' };",
    rule: 'names/no-coinages',
  },
  ...WRITES.map((does) => ({
    path: 'backend/src/sales/quotes/quotes.service.ts',
    code: withModel(does),
    rule: 'shop/no-direct-writes',
  })),
  {
    path: 'contract/src/given.ts',
    code: 'export const given = { name: 1, ...{ size: 2, unit: 3 } };',
    rule: 'shop/no-literal-spread',
  },
  {
    path: 'backend/src/sales/quotes/quotes.service.ts',
    code: "import { insertRecords } from '../../platform/database/record.js';\nexport const taken = insertRecords;",
    rule: 'no-restricted-imports',
  },
  {
    path: 'backend/src/money/payments/tip.schema.ts',
    code: "import { Prop } from '@nestjs/mongoose';\nimport type { Fils } from '@shop/contract/money';\nexport class Tip {\n  @Prop({ type: Number, default: null })\n  amount: Fils | null;\n}",
    rule: 'no-restricted-syntax',
  },
  {
    path: 'backend/src/sales/quotes/domain/pricing.ts',
    code: "import { Injectable } from '@nestjs/common';\nexport const taken = Injectable;",
    rule: 'no-restricted-imports',
  },
  {
    path: 'backend/src/sales/quotes/domain/pricing.ts',
    code: "import { Types } from 'mongoose';\nexport const taken = Types;",
    rule: 'no-restricted-imports',
  },
  {
    path: 'backend/src/people/users/domain/greeting.ts',
    code: "import { UsersService } from '../users.service.js';\nexport const taken = UsersService;",
    rule: 'import-x/no-restricted-paths',
  },
  {
    path: 'backend/src/sales/quotes/quotes.service.ts',
    code: "import { CompanySchema } from '../../people/companies/company.schema.js';\nexport const taken = CompanySchema;",
    rule: 'import-x/no-restricted-paths',
  },
  {
    path: 'backend/src/platform/auth/lookup.ts',
    code: "import { UsersService } from '../../people/users/users.service.js';\nexport const taken = UsersService;",
    rule: 'import-x/no-restricted-paths',
  },
  {
    path: 'backend/src/platform/config/lookup.ts',
    code: "import { UsersService } from '../../people/users/users.service.js';\nexport const taken = UsersService;",
    rule: 'import-x/no-restricted-paths',
  },
  {
    path: 'backend/src/sales/quotes/reach.ts',
    code: "import { OrdersService } from '../orders/orders.service.js';\nexport const taken = OrdersService;",
    rule: 'import-x/no-restricted-paths',
  },
  {
    path: 'backend/src/sales/quote-links/reach.ts',
    code: "import { QuoteMessages } from '../quote-messages/quote-messages.service.js';\nexport const taken = QuoteMessages;",
    rule: 'import-x/no-restricted-paths',
  },
  {
    path: 'backend/src/documents/reach.ts',
    code: "import { SettingsService } from '../shop/settings/settings.service.js';\nexport const taken = SettingsService;",
    rule: 'import-x/no-restricted-paths',
  },
  {
    path: 'backend/src/people/users/reach.ts',
    code: "import { cx } from '../../../../storefront/src/lib/cx';\nexport const taken = cx;",
    rule: 'import-x/no-restricted-paths',
  },
  {
    path: 'backend/src/e-invoicing/reach.ts',
    code: "import { givenInvoice } from '../../test/e-invoicing/samples/given-documents.js';\nexport const taken = givenInvoice;",
    rule: 'import-x/no-restricted-paths',
  },
  {
    path: 'backend/src/money/reach.ts',
    code: "import { EInvoiceChecks } from '../e-invoicing/e-invoice-checks.service.js';\nexport const taken = EInvoiceChecks;",
    rule: 'import-x/no-restricted-paths',
  },
  {
    path: 'backoffice/src/kit/ui/Reach.tsx',
    code: "import { CreditPanel } from '../../money/credit/CreditPanel';\nexport const taken = CreditPanel;",
    rule: 'import-x/no-restricted-paths',
  },
  {
    path: 'backoffice/src/money/reach.ts',
    code: "import { invoiceSteps } from '../billing/invoices/invoiceSteps';\nexport const taken = invoiceSteps;",
    rule: 'import-x/no-restricted-paths',
  },
  {
    path: 'embedded-db/src/reach.ts',
    code: "import type { paths } from '@shop/contract/api';\nexport type Taken = paths;",
    rule: 'no-restricted-imports',
  },
  {
    path: 'embedded-db/src/reach.ts',
    code: "import { UsersService } from '../../backend/src/people/users/users.service.js';\nexport const taken = UsersService;",
    rule: 'import-x/no-restricted-paths',
  },
  {
    path: 'storefront/src/components/ui/reach.tsx',
    code: "import type { components } from '@shop/contract/api';\nexport type Taken = components;",
    rule: 'no-restricted-imports',
  },
  {
    path: 'storefront/src/features/cart/reach.ts',
    code: "import { pages } from '../../app/pages';\nexport const taken = pages;",
    rule: 'import-x/no-restricted-paths',
  },
  {
    path: 'storefront/src/components/ui/reach.tsx',
    code: "import { pages } from '../../app/pages';\nexport const taken = pages;",
    rule: 'import-x/no-restricted-paths',
  },
  {
    path: 'storefront/src/components/ui/reach.tsx',
    code: "import { session } from '../../features/session/session-store';\nexport const taken = session;",
    rule: 'import-x/no-restricted-paths',
  },
  {
    path: 'storefront/src/lib/reach.ts',
    code: "import { session } from '../features/session/session-store';\nexport const taken = session;",
    rule: 'import-x/no-restricted-paths',
  },
  {
    path: 'storefront/src/config/reach.ts',
    code: "import { cx } from '../lib/cx';\nexport const taken = cx;",
    rule: 'import-x/no-restricted-paths',
  },
  {
    path: 'backoffice/src/reach.ts',
    code: "import { cx } from '../../storefront/src/lib/cx';\nexport const taken = cx;",
    rule: 'import-x/no-restricted-paths',
  },
  {
    path: 'storefront/src/lib/hook.ts',
    code: "import { useState } from 'react';\nexport const wrong = (on: boolean) => (on ? useState(1) : null);",
    rule: 'react-hooks(rules-of-hooks)',
  },
  { path: 'backend/src/sales/quotes/utils.ts', code: 'export const one = 1;', rule: 'no-restricted-syntax' },
  { path: 'storefront/src/features/cart/index.ts', code: "export * from './cart';", rule: 'no-restricted-syntax' },
  { path: 'backend/src/sales/quotes/long.ts', code: longFile, rule: 'eslint(max-lines)' },
  { path: 'backend/src/sales/quotes/long.ts', code: longFunction, rule: 'eslint(max-lines-per-function)' },
  {
    path: 'backend/src/sales/quotes/loose.ts',
    code: 'export const loose = (value: any): unknown => value;',
    rule: 'typescript(no-explicit-any)',
  },
  {
    path: 'backend/src/sales/quotes/loose.ts',
    code: 'export const first = (list: string[]): string => list[0]!;',
    rule: 'typescript(no-non-null-assertion)',
  },
  {
    path: 'embedded-db/src/loose.ts',
    code: 'export function forget(): void {\n  Promise.resolve(1);\n}',
    rule: 'typescript(no-floating-promises)',
  },
  {
    path: 'backend/src/sales/quotes/loose.ts',
    code: 'export const same = (a: string, b: string): boolean => a == b;',
    rule: 'eslint(eqeqeq)',
  },
  {
    path: 'backend/src/sales/quotes/loose.ts',
    code: '// oxlint-disable-next-line eqeqeq',
    rule: 'no-warning-comments',
  },
  {
    path: 'backend/src/sales/quotes/loose.ts',
    code: '// eslint-disable-next-line eqeqeq',
    rule: 'no-warning-comments',
  },
  {
    path: 'storefront/src/lib/types-only.ts',
    code: "import { I18n } from './i18n/i18n';\nexport type Taken = I18n;",
    rule: 'typescript(consistent-type-imports)',
  },
];

const SERVICE = 'export class Lists {\n  create(): Promise<void> {\n    return Promise.resolve();\n  }\n}\n';

export const ALLOWED = [
  {
    path: 'contract/src/given.ts',
    code: 'export const given = (isLarge: boolean) => ({ name: 1, ...(isLarge && { size: 2 }) });',
    rule: 'shop/no-literal-spread',
  },
  // Only whole words count, and keys of objects may be names of the API.
  { path: 'embedded-db/src/names.ts', code: "export const masked = { asked: 1, text: 'told' };" },
  // Reads, and own methods with the same names as those of Mongoose.
  {
    path: 'backend/src/sales/quotes/quotes.service.ts',
    code: withModel('await quotes.findOne({}).lean();'),
    rule: 'shop/no-direct-writes',
  },
  {
    path: 'backend/src/sales/quotes/quotes.service.ts',
    code: `${SERVICE}export const made = (lists: Lists): Promise<void> => lists.create();\n`,
    rule: 'shop/no-direct-writes',
  },
  {
    path: 'backend/src/platform/database/record-store.ts',
    code: withModel('await quotes.deleteMany({});'),
    rule: 'shop/no-direct-writes',
  },
  {
    path: 'backend/src/sales/quotes/quotes.service.ts',
    code: "import { UsersService } from '../users/users.service.js';\nexport const taken = UsersService;",
  },
  {
    path: 'backend/src/people/users/own.ts',
    code: "import { UserSchema } from './user.schema.js';\nexport const taken = UserSchema;",
  },
  {
    path: 'backend/src/sales/quotes/domain/pricing.spec.ts',
    code: 'export const first = (list: string[]): string => list[0]!;',
  },
  {
    path: 'storefront/src/features/cart/total.ts',
    code: "import { cx } from '../../lib/cx.js';\nexport const taken = cx;",
  },
  {
    path: 'backend/src/sales/quotes/empty.ts',
    code: 'export const isMissing = (value: string | null): boolean => value == null;',
  },
];
