import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { root } from '../setup/root.mjs';

/** The texts that a file of a frontend exports; such a file imports nothing but types. */
const textsOf = async (file) => {
  const { outputText } = ts.transpileModule(readFileSync(root + file, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  return import(`data:text/javascript,${encodeURIComponent(outputText)}`);
};
const inShop = (name) => textsOf(`storefront/src/lib/i18n/messages/ar/${name}.ts`);
const inBackOffice = (name) => textsOf(`backoffice/src/i18n/ar/${name}.ts`);

describe('in Arabic, the shop and the back office', () => {
  it('have the same words for the catalogue', async () => {
    const [{ words: shop }, { words: backOffice }] = [await inShop('words'), await inBackOffice('words')];
    expect(backOffice).toEqual(shop);
    expect(Object.keys(shop).length).toBeGreaterThan(80);
  });

  it.each([
    ['quoteStatus', 'quotes', 'status'],
    ['orderStatus', 'orders', 'status'],
    ['invoiceStatus', 'invoices', 'status'],
    ['paymentStatus', 'payments', 'status'],
    ['paymentMethod', 'payments', 'method'],
  ])('have the same words for each %s', async (prefix, resource, kind) => {
    const { accountMessages } = await inShop('account');
    const texts = (await inBackOffice(resource))[resource][kind];
    const said = Object.keys(texts).map((name) => [name, accountMessages[`${prefix}.${name.replace(' ', '')}`]]);
    expect(texts).toEqual(Object.fromEntries(said));
  });
});
