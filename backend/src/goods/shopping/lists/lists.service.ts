import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { Actor } from '../../../platform/auth/actor.js';
import { findRecord, requireVersion } from '../../../platform/database/record.js';
import { refuse, refuseField } from '../../../platform/errors/refuse.js';
import { CompanyPeople } from '../../../people/users/company-people.service.js';
import { UsersService } from '../../../people/users/users.service.js';
import type { ListResponse, ListSummaryResponse } from './dto/list.response.js';
import { type ListHead, toList, toListSummary, toOwnList } from './list.mapper.js';
import { type ListLine, ProductList, type ProductListRecord } from './list.schema.js';
import { MAX_LIST_LINES, MAX_LISTS } from '@shop/contract/limits';
import { CatalogReadModel } from '../../catalog/read-model/catalog-read-model.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../../platform/database/record-store.js';
import { OnEvent } from '../../../platform/events/events.js';
import { USER_REMOVED } from '../../../people/users/user.events.js';
import { isDuplicateKey, Transactions } from '../../../platform/database/transactions.js';
import type { DeletedResponse } from '../../../platform/openapi/response-fields.js';
import { nameKeyOf, type WantedLine, withLines } from './domain/list-lines.js';
import type { AddToListDto, CreateListDto, UpdateListDto } from './dto/list.requests.js';

/** At most this many shared lists of colleagues are shown. */
const MOST_SHARED = 200;

/** Buyers create, read, change and delete their lists. */
@Injectable()
export class ListsService {
  constructor(
    @InjectModel(ProductList.name) private readonly lists: Model<ProductList>,
    private readonly users: UsersService,
    private readonly people: CompanyPeople,
    @InjectRecords(ProductList) private readonly records: RecordStore<ProductList>,
    private readonly catalog: CatalogReadModel,
    private readonly transactions: Transactions,
  ) {}

  /** The caller's own lists by name, then those that colleagues share. */
  async listFor(actor: Actor): Promise<ListSummaryResponse[]> {
    const self = new Types.ObjectId(actor.id);
    const company = await this.people.sharingCompany(actor.id);
    const [own, shared] = await Promise.all([
      this.heads({ user: self }),
      company === null ? [] : this.heads({ company, user: { $ne: self } }),
    ]);
    const people = shared.length === 0 ? [] : ((await this.people.colleaguesOf(actor.id)) ?? []);
    const ids = new Set(people.map(({ id }) => id.toHexString()));
    const ofColleagues = shared.filter(({ user }) => ids.has(user.toHexString()));
    const found = [...own, ...ofColleagues];
    const owners = await this.users.refs(found.map(({ user }) => user));
    return found.map((list) => toListSummary(list, owners.of(list.user), actor));
  }

  /** @throws DomainError LIST_NOT_FOUND, also for lists of others that are not shared */
  async get(id: string, actor: Actor): Promise<ListResponse> {
    const list = await findRecord(this.lists, id);
    if (list === null || !(await this.maySee(list, actor))) throw refuse('LIST_NOT_FOUND');
    return toList(list, (await this.users.refs([list.user])).of(list.user), actor);
  }

  /** The list, for a change by its owner. @throws DomainError LIST_NOT_FOUND, LIST_OF_ANOTHER */
  async loadOwn(id: string, actor: Actor, session: ClientSession): Promise<ProductListRecord> {
    const list = await findRecord(this.lists, id, session);
    if (list !== null && list.user.toHexString() === actor.id) return list;
    throw list !== null && (await this.maySee(list, actor)) ? refuse('LIST_OF_ANOTHER') : refuse('LIST_NOT_FOUND');
  }

  /** All lists of a user who is being deleted. */
  ofUser(user: string, session: ClientSession): Promise<ProductListRecord[]> {
    return this.lists.find({ user }).session(session).lean<ProductListRecord[]>();
  }

  countOf(user: Types.ObjectId, session: ClientSession): Promise<number> {
    return this.lists.countDocuments({ user }).session(session);
  }

  private async maySee({ user, company }: ProductListRecord, actor: Actor): Promise<boolean> {
    if (user.toHexString() === actor.id) return true;
    if (company === null) return false;
    const [ofActor, ofOwner] = await Promise.all(
      [actor.id, user.toHexString()].map((id) => this.people.sharingCompany(id)),
    );
    return company.equals(ofActor ?? null) && company.equals(ofOwner ?? null);
  }

  private heads(filter: Readonly<Record<string, unknown>>): Promise<ListHead[]> {
    return this.lists.aggregate<ListHead>([
      { $match: filter },
      { $sort: { nameKey: 1, _id: 1 } },
      { $limit: MOST_SHARED },
      { $addFields: { products: { $size: '$lines' } } },
      { $project: { lines: 0 } },
    ]);
  }

  @OnEvent(USER_REMOVED)
  async removeWithUser(user: string, by: ChangeContext): Promise<void> {
    for (const list of await this.ofUser(user, by.session)) await this.records.remove(list, by);
  }

  /** @throws DomainError LIST_NAME_TAKEN, TOO_MANY_LISTS, COMPANY_SHARES_NOTHING */
  create({ name, isShared = false, lines = [] }: CreateListDto, actor: Actor): Promise<ListResponse> {
    const list = { _id: new Types.ObjectId(), user: new Types.ObjectId(actor.id), name, nameKey: nameKeyOf(name) };
    return this.withNameOfItsOwn(() =>
      this.transactions.answer(actor, async (session) => {
        // The lock also prevents that two concurrent lists exceed the limit.
        await this.users.lockSelf(list.user, session);
        if ((await this.countOf(list.user, session)) >= MAX_LISTS) throw refuse('TOO_MANY_LISTS', { max: MAX_LISTS });
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
        const before = await this.loadOwn(id, actor, session);
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

  /** Adds products; products in the list get the larger quantity. @throws DomainError LIST_FULL, LIST_OF_ANOTHER */
  add(id: string, { lines }: AddToListDto, actor: Actor): Promise<ListResponse> {
    return this.transactions.answer(actor, async (session) => {
      const before = await this.loadOwn(id, actor, session);
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
      await this.records.remove(await this.loadOwn(id, actor, session), { actor, session });
      return { _id: id };
    });
  }

  /** Existing lines remain even if their products were deleted; new lines need a product of the shop. */
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
    const company = await this.people.sharingCompany(actor.id, session);
    if (company === null) throw refuse('COMPANY_SHARES_NOTHING', {}, { field: 'isShared' });
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
