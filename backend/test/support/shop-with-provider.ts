import { TransmissionRelay } from '../../src/e-invoicing/transmission/transmission-relay.service.js';
import { startShop, type TestShop } from './app.js';
import { freshDatabaseUri } from './database.js';
import { EInvoiceProvider } from './e-invoice-provider.js';

/** A shop with a provider of e-invoices, which responds to requests; the shop sends nothing by itself. */
export async function startShopWithProvider(): Promise<TestShop> {
  const provider = await EInvoiceProvider.start();
  // A test may listen to the database commands.
  const uri = new URL(freshDatabaseUri());
  uri.searchParams.set('monitorCommands', 'true');
  const shop = await startShop(provider.variables, { mongodbUri: uri.href });
  await shop.app.get(TransmissionRelay).beforeApplicationShutdown();
  const { close } = shop;
  // A copy would retain the server that `close` takes out of the shop.
  return Object.assign(shop, {
    close: async () => {
      await close();
      await provider.close();
    },
  });
}
