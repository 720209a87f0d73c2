import { afterAll } from '@jest/globals';
import { startShop, type TestShop } from './app.js';

let started: { readonly settings: string; readonly shop: Promise<TestShop> } | undefined;

/**
 * The one shop that all parts of a test file share. Jest loads this module anew for each test file.
 * @param variables settings beside the defaults: the same in all parts
 */
export function shopOfFile(variables: Record<string, string> = {}): Promise<TestShop> {
  const settings = JSON.stringify(variables);
  started ??= { settings, shop: startShop(variables) };
  if (started.settings !== settings) throw new Error(`The shop of this file was started with ${started.settings}`);
  return started.shop;
}

afterAll(async () => (await started?.shop)?.close());
