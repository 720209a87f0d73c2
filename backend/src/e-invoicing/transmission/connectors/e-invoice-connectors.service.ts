import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { ENVIRONMENT } from '../../../platform/config/config.module.js';
import type { TradeEnvironment } from '../../../shop/settings/shop-variables.js';
import type { EInvoiceConnector } from './connector.js';
import { MANUAL_CONNECTOR } from './manual-connector.js';
import { WebhookConnector } from './webhook-connector.js';

/** The connectors of this server. */
@Injectable()
export class EInvoiceConnectors {
  /** The connector to the configured endpoint; without one, staff hand the files over. */
  readonly provider: EInvoiceConnector;
  readonly hasEndpoint: boolean;

  constructor(@Inject(ENVIRONMENT) { eInvoices }: Pick<TradeEnvironment, 'eInvoices'>, clock: Clock) {
    this.hasEndpoint = eInvoices !== null;
    this.provider = eInvoices === null ? MANUAL_CONNECTOR : new WebhookConnector(eInvoices, clock);
  }
}
