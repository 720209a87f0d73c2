import { type Environment, readEnvironment } from './platform/config/environment.js';
import type { Variables } from './platform/config/variables.js';
import { readEInvoiceEndpoint } from './shop/settings/e-invoice-endpoint.js';
import { readShop, senderOf, type TradeEnvironment } from './shop/settings/shop-variables.js';

/** The settings of the process, checked once at boot. See docs/operations.md for the meaning of each. */
export type ServerEnvironment = Environment & TradeEnvironment;

/** @throws ConfigurationError with one line that names the variable at fault, or all that are missing. */
export function readServerEnvironment(variables: Variables): ServerEnvironment {
  const environment = readEnvironment(variables, senderOf(variables));
  const shop = readShop(variables, environment.seed);
  return { ...environment, eInvoices: readEInvoiceEndpoint(variables), shop };
}
