import { Injectable } from '@nestjs/common';
import { MAX_LIST_LINES, MAX_LISTS } from '@shop/contract/limits';
import { type ClientSession, Types } from 'mongoose';
import { CatalogReadModel } from '../../catalog/read-model/catalog-read-model.js';
import { companySharesNothing } from '../../../people/companies/companies.errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { requireVersion } from '../../../platform/database/record.js';
import { InjectRecords, RecordStore, type ChangeContext } from '../../../platform/database/record-store.js';
import { OnEvent } from '../../../platform/events/events.js';
import { USER_REMOVED } from '../../../people/users/user.events.js';
import { isDuplicateKey, Transactions } from '../../../platform/database/transactions.js';
import type { DeletedResponse } from '../../../platform/openapi/response-fields.js';
import { refuse, refuseField } from '../../../platform/errors/refuse.js';
import { Colleagues } from '../../../people/users/colleagues.service.js';
import { UsersService } from '../../../people/users/users.service.js';
import { nameKeyOf, type WantedLine, withLines } from './domain/list-lines.js';
import type { AddToListDto, CreateListDto, UpdateListDto } from './dto/list.requests.js';
import type { ListResponse } from './dto/list.response.js';
import { toOwnList } from './list.mapper.js';
import { type ListLine, ProductList } from './list.schema.js';
import { ListsService } from './lists.service.js';

/** Buyers make, change and delete their lists. */
@Injectable()
export class ListEditing {
  constructor(
    @InjectRecords(ProductList) private readonly records: RecordStore<ProductList>,
    private readonly lists: ListsService,
    private readonly catalog: CatalogReadModel,
    private readonly users: UsersService,
    private readonly colleagues: Colleagues,
    private readonly transactions: Transactions,
  ) {}

  @OnEvent(USER_REMOVED)
  async removeWithUser(user: string, by: ChangeContext): Promise<void> {
    for (const list of await this.lists.ofUser(user, by.session)) await this.records.remove(list, by);
  }

  /** @throws DomainError LIST_NAME_TAKEN, TOO_MANY_LISTS, COMPANY_SHARES_NOTHING */
  create({ name, isShared = false, lines = [] }: CreateListDto, actor: Actor): Promise<ListResponse> {
    const list = { _id: new Types.ObjectId(), user: new Types.ObjectId(actor.id), name, nameKey: nameKeyOf(name) };
    return this.withNameOfItsOwn(() =>
      this.transactions.answer(actor, async (session) => {
        // Also keeps two new lists at one moment from being one too many.
        await this.users.lockSelf(list.user, session);
        if ((await this.lists.countOf(list.user, session)) >= MAX_LISTS)
          throw refuse('TOO_MANY_LISTS', { max: MAX_LISTS });
        const company = isShared ? await this.sharingCompany(actor, session) : null;
        const fields = { ...list, company, lines: await this.stored(lines, []) };
        return toOwnList(await this.records.insert(fields, { actor, session }), actor);
      }),
    );
  }

  /** @throws DomainError LIST_NAME_TAKEN, LIST_OF_ANOTHER, COMPANY_SHARES_NOTHING */
  update(id: string, body: UpdateListDto, actor: Actor): Promise<ListResponse> {
    const { name, isShared, lines, version } = body;
    return this.withNameOfItsOwn(() =>
      this.transactions.answer(actor, async (session) => {
        const before = await this.lists.loadOwn(id, actor, session);
        requireVersion('list', before, version);
        const company = isShared === true ? await this.sharingCompany(actor, session) : null;
        const fields = {
          ...(name !== undefined && { name, nameKey: nameKeyOf(name) }),
          ...(isShared !== undefined && { company }),
          ...(lines !== undefined && { lines: await this.stored(lines, before.lines) }),
        };
        return toOwnList(await this.records.store(before, fields, { actor, session }), actor);
      }),
    );
  }

  /** Puts products in; those that are there keep the larger quantity. @throws DomainError LIST_FULL, LIST_OF_ANOTHER */
  add(id: string, { lines }: AddToListDto, actor: Actor): Promise<ListResponse> {
    return this.transactions.answer(actor, async (session) => {
      const before = await this.lists.loadOwn(id, actor, session);
      const known = before.lines.map(({ product, qty }) => ({ product: product.toHexString(), qty }));
      const added = await this.stored(lines, before.lines);
      const wanted = withLines(known, lines);
      if (wanted.length > MAX_LIST_LINES) throw refuse('LIST_FULL', { max: MAX_LIST_LINES });
      const stored = await this.stored(wanted, [...before.lines, ...added]);
      return toOwnList(await this.records.store(before, { lines: stored }, { actor, session }), actor);
    });
  }

  remove(id: string, actor: Actor): Promise<DeletedResponse> {
    return this.transactions.answer(actor, async (session) => {
      await this.records.remove(await this.lists.loadOwn(id, actor, session), { actor, session });
      return { _id: id };
    });
  }

  /** Lines that stood in the list stay, though their products may be gone; new ones are of products in the shop. */
  private async stored(lines: readonly WantedLine[], before: readonly ListLine[]): Promise<ListLine[]> {
    const names = new Map(before.map(({ product, productName }) => [product.toHexString(), productName]));
    const stored: ListLine[] = [];
    for (const { product, qty } of withLines([], lines)) {
      const productName = names.get(product) ?? (await this.catalog.product(product))?.name;
      if (productName === undefined)
        throw refuseField(
          `lines.${lines.findIndex((line) => line.product.toLowerCase() === product)}.product`,
          'UNKNOWN_PRODUCT/list',
        );
      stored.push({ product: new Types.ObjectId(product), productName, qty });
    }
    return stored;
  }

  private async sharingCompany(actor: Actor, session: ClientSession): Promise<Types.ObjectId> {
    const company = await this.colleagues.sharingCompany(actor.id, session);
    if (company === null) throw companySharesNothing('isShared');
    return company;
  }

  private async withNameOfItsOwn<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw isDuplicateKey(error) ? refuse('LIST_NAME_TAKEN') : error;
    }
  }
}
