import { Injectable } from '@nestjs/common';
import { dubaiDay } from '@shop/contract/dubai-day';
import type { ClientSession } from 'mongoose';
import type { PriceListResponse } from '../../goods/prices/lists/dto/price-list.response.js';
import type { Line } from '../../documents/lines/line.schema.js';
import { PriceListEditing } from '../../goods/prices/lists/price-list-editing.service.js';
import { CompaniesService } from '../../people/companies/companies.service.js';
import { UsersService } from '../../people/users/users.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { agreedLines } from './domain/agreed-lines.js';
import type { AgreePricesDto } from './dto/quote-agreement.requests.js';
import type { QuoteRecord } from './quote.schema.js';
import { QuotesService } from './quotes.service.js';

const toQuotedLine = ({ _id, product, qty, unitPrice, discount, taxRate }: Line) => ({
  id: _id.toHexString(),
  product: product?.toHexString() ?? null,
  qty,
  unitPrice,
  discount,
  taxRate,
});

/** Makes an agreement of the prices in a quote, for its account. */
@Injectable()
export class QuoteAgreements {
  constructor(
    private readonly quotes: QuotesService,
    private readonly editing: PriceListEditing,
    private readonly companies: CompaniesService,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError QUOTE_WITHOUT_PRICES, PRICE_LIST_NAME_TAKEN, `invalid` naming the field */
  agree(id: string, body: AgreePricesDto, actor: Actor): Promise<PriceListResponse> {
    return this.editing.createWithLines(actor, async (session) => {
      const quote = await this.quotes.load(id, session);
      if (quote.status !== 'Quoted' && quote.status !== 'Confirmed') throw refuse('QUOTE_WITHOUT_PRICES');
      const today = dubaiDay(this.clock.now());
      if (body.validTo < today) throw refuseField('validTo', 'DAY_OVER', { from: today });
      const lines = agreedLines(quote.requestedItems.map(toQuotedLine), {
        chosen: body.lines ?? null,
        basis: quote.taxBasis,
        fromQuantity: body.fromQuantity ?? false,
      });
      if (lines.length === 0) throw refuseField('lines', 'NO_PRICED_LINE');
      const keys = lines.map(({ key, minQty }) => `${key} ${minQty}`);
      if (new Set(keys).size < keys.length) throw refuseField('lines', 'PRODUCT_PRICED_TWICE');
      const { company, user } = quote;
      const account = company === null ? { users: [user.toHexString()] } : { companies: [company.toHexString()] };
      const name = body.name || `${quote.number} · ${await this.accountName(quote, session)}`.slice(0, 100);
      const terms = {
        kind: 'Agreement' as const,
        validFrom: dubaiDay(this.clock.now()),
        validTo: body.validTo,
        note: quote.number,
      };
      return { head: { name, ...account, ...terms }, lines };
    });
  }

  private async accountName({ company, user }: QuoteRecord, session: ClientSession): Promise<string> {
    if (company === null) return (await this.users.load(user.toHexString(), session)).name;
    return (await this.companies.load(company.toHexString(), session)).legalName;
  }
}
