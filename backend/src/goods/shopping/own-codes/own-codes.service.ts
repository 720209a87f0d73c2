import { Injectable } from '@nestjs/common';
import { MAX_OWN_CODES, ownCodeKey } from '@shop/contract/order-lines';
import { type ClientSession, Types } from 'mongoose';
import { COMPANY_REMOVED } from '../../../people/companies/company.events.js';
import { CompanyPeople } from '../../../people/users/company-people.service.js';
import { USER_REMOVED } from '../../../people/users/user.events.js';
import { UsersService } from '../../../people/users/users.service.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { InjectStore, PlainStore } from '../../../platform/database/plain-store.js';
import { toObjectId } from '../../../platform/database/record.js';
import type { ChangeContext } from '../../../platform/database/record-store.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { refuse, refuseField } from '../../../platform/errors/refuse.js';
import { AnswersQuery, OnEvent } from '../../../platform/events/events.js';
import type { DeletedResponse } from '../../../platform/openapi/response-fields.js';
import { OWN_CODES } from '../../catalog/catalog.events.js';
import { CatalogReadModel } from '../../catalog/read-model/catalog-read-model.js';
import type { RememberCodeDto } from './dto/own-code.requests.js';
import { OwnCodeResponse } from './dto/own-code.response.js';
import { OwnCode } from './own-code.schema.js';

/** Remembers the products that buyers chose for their own codes. */
@Injectable()
export class OwnCodes {
  constructor(
    @InjectStore(OwnCode) private readonly store: PlainStore<OwnCode>,
    private readonly users: UsersService,
    private readonly people: CompanyPeople,
    private readonly catalog: CatalogReadModel,
    private readonly transactions: Transactions,
  ) {}

  async list(actor: Actor): Promise<OwnCodeResponse[]> {
    const account = await this.accountOf(actor.id);
    const found = await this.store.reads.find({ account }).sort({ codeKey: 1 }).limit(MAX_OWN_CODES).lean<OwnCode[]>();
    return found.map((code) => OwnCodeResponse.stored(code));
  }

  /** A code has one product: the last that was chosen. @throws DomainError at `code` or `product`; TOO_MANY_CODES */
  remember({ code, product }: RememberCodeDto, actor: Actor): Promise<OwnCodeResponse> {
    return this.transactions.answer(actor, async (session) => {
      // The lock prevents that two concurrent codes exceed the limit.
      await this.users.lockSelf(new Types.ObjectId(actor.id), session);
      const [account, chosen] = [await this.accountOf(actor.id, session), await this.catalog.product(product)];
      if (chosen === null) throw refuseField('product', 'UNKNOWN_PRODUCT/list');
      // A code of signs alone is its own key.
      const codeKey = ownCodeKey(code) || code;
      await this.store.removeOne({ account, codeKey }, session);
      const count = await this.store.reads.countDocuments({ account }).session(session);
      if (count >= MAX_OWN_CODES) throw refuse('TOO_MANY_CODES', { max: MAX_OWN_CODES });
      const names = { code, codeKey, product: new Types.ObjectId(product), productName: chosen.name };
      const stored = { _id: new Types.ObjectId(), account, ...names };
      await this.store.insert(stored, session);
      return OwnCodeResponse.stored(stored);
    });
  }

  /** @throws DomainError OWN_CODE_NOT_FOUND, also for a code of another account */
  forget(id: string, actor: Actor): Promise<DeletedResponse> {
    return this.transactions.answer(actor, async (session) => {
      const filter = { _id: toObjectId(id) ?? undefined, account: await this.accountOf(actor.id, session) };
      if ((await this.store.removeAll(filter, session)) === 0) throw refuse('OWN_CODE_NOT_FOUND');
      return { _id: id };
    });
  }

  @AnswersQuery(OWN_CODES)
  async codesOf(user: string): Promise<ReadonlyMap<string, string>> {
    const account = await this.accountOf(user);
    const found = await this.store.reads.find({ account }).limit(MAX_OWN_CODES).lean<OwnCode[]>();
    return new Map(found.map(({ codeKey, product }) => [codeKey, product.toHexString()]));
  }

  @OnEvent(USER_REMOVED)
  @OnEvent(COMPANY_REMOVED)
  async removeWithAccount(account: string, { session }: ChangeContext): Promise<void> {
    await this.store.removeAll({ account: new Types.ObjectId(account) }, session);
  }

  private async accountOf(user: string, session: ClientSession | null = null): Promise<Types.ObjectId> {
    return (await this.people.sharingCompany(user, session)) ?? new Types.ObjectId(user);
  }
}
