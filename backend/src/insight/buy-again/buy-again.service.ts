import { Injectable } from '@nestjs/common';
import { dubaiDay } from '@shop/contract/dubai-day';
import { MAX_LIST_LINES } from '@shop/contract/limits';
import { Types } from 'mongoose';
import { OrdersService } from '../../sales/orders/orders.service.js';
import { CompaniesService } from '../../people/companies/companies.service.js';
import { CompanyPeople } from '../../people/users/company-people.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { refuse } from '../../platform/errors/refuse.js';
import { lastBoughtIn } from './domain/last-bought.js';
import type { PurchaseQueryDto } from './dto/purchase.query.js';
import type { PurchaseResponse } from './dto/purchase.response.js';
import { toPurchase } from './purchase.mapper.js';

/** Earlier purchases of buyers: what they ordered. A request for a quote buys nothing yet. */
@Injectable()
export class BuyAgainService {
  constructor(
    private readonly orders: OrdersService,
    private readonly people: CompanyPeople,
    private readonly companies: CompaniesService,
  ) {}

  /**
   * One row for each product, the latest first, up to the length of a list. @throws DomainError COMPANY_SHARES_NOTHING
   */
  async purchasesOf(
    actor: Actor,
    { scope = 'own', from = '', to = '9999' }: PurchaseQueryDto,
  ): Promise<PurchaseResponse[]> {
    const company = (await this.companies.ofUser(actor.id))?._id.toHexString() ?? null;
    const self = { id: new Types.ObjectId(actor.id), since: new Date(0) };
    const people = scope === 'own' ? [self] : await this.people.colleaguesOf(actor.id);
    if (people === null) throw refuse('COMPANY_SHARES_NOTHING');
    const users = people.map(({ id }) => id);
    const orders = await this.orders.purchasesOf(users);
    const since = new Map(people.map((one) => [one.id.toHexString(), one.since]));
    // Purchases for a company that the buyer has left are not listed: they belong to the company.
    const present = orders.filter((one) => one.company === null || one.company === company);
    const shared = present.filter(({ user, createdAt }) => createdAt >= (since.get(user) ?? createdAt));
    const inPeriod = shared.filter(({ createdAt }) => dubaiDay(createdAt) >= from && dubaiDay(createdAt) <= to);
    return lastBoughtIn(inPeriod, MAX_LIST_LINES).map((bought) => toPurchase(bought, actor));
  }
}
