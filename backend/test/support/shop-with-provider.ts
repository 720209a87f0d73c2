import { DeliveryRelay } from '../../src/billing/e-invoicing/delivery/delivery-relay.service.js';
import { startShop, type TestShop } from './app.js';
import { EInvoiceProvider } from './e-invoice-provider.js';

/** A shop with a provider of e-invoices, which answers when it is asked; the shop sends nothing by itself. */
export async function startShopWithProvider(): Promise<TestShop> {
  const provider = await EInvoiceProvider.start();
  const shop = await startShop(provider.variables);
  await shop.app.get(DeliveryRelay).beforeApplicationShutdown();
  return {
    ...shop,
    close: async () => {
      await shop.close();
      await provider.close();
    },
  };
}
