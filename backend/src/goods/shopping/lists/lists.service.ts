import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { Actor } from '../../../platform/auth/actor.js';
import { findRecord } from '../../../platform/database/record.js';
import { refuse } from '../../../platform/errors/refuse.js';
import { Colleagues } from '../../../people/users/colleagues.service.js';
import { UsersService } from '../../../people/users/users.service.js';
import type { ListResponse, ListSummaryResponse } from './dto/list.response.js';
import { type ListHead, toList, toListSummary } from './list.mapper.js';
import { ProductList, type ProductListRecord } from './list.schema.js';

/** Shared lists of colleagues that are shown beside one's own. */
const MOST_SHARED = 200;

/** Reads lists; `ListEditing` writes them. */
@Injectable()
export class ListsService {
  constructor(
    @InjectModel(ProductList.name) private readonly lists: Model<ProductList>,
    private readonly users: UsersService,
    private readonly colleagues: Colleagues,
  ) {}

  /** One's own by name, then those that colleagues share. */
  async listFor(actor: Actor): Promise<ListSummaryResponse[]> {
    const self = new Types.ObjectId(actor.id);
    const company = await this.colleagues.sharingCompany(actor.id);
    const [own, shared] = await Promise.all([
      this.heads({ user: self }),
      company === null ? [] : this.heads({ company, user: { $ne: self } }),
    ]);
    const people = shared.length === 0 ? [] : ((await this.colleagues.of(actor.id)) ?? []);
    const ids = new Set(people.map(({ id }) => id.toHexString()));
    const ofColleagues = shared.filter(({ user }) => ids.has(user.toHexString()));
    const found = [...own, ...ofColleagues];
    const owners = await this.users.refs(found.map(({ user }) => user));
    return found.map((list) => toListSummary(list, owners.of(list.user), actor));
  }

  /** @throws DomainError LIST_NOT_FOUND, also for lists that others keep to themselves */
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

  /** All lists of a user, for their removal. */
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
      [actor.id, user.toHexString()].map((id) => this.colleagues.sharingCompany(id)),
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
}
