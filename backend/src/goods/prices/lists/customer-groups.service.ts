import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { Actor } from '../../../platform/auth/actor.js';
import { loadRecord, requireVersion } from '../../../platform/database/record.js';
import { InjectRecords, RecordStore } from '../../../platform/database/record-store.js';
import { isDuplicateKey, Transactions } from '../../../platform/database/transactions.js';
import { refuse } from '../../../platform/errors/refuse.js';
import type { DeletedResponse } from '../../../platform/openapi/response-fields.js';
import { CUSTOMER_GROUP_RECORD, CustomerGroup, type CustomerGroupRecord } from './customer-group.schema.js';
import type { CreateCustomerGroupDto, UpdateCustomerGroupDto } from './dto/price-list.requests.js';
import { CustomerGroupResponse } from './dto/price-list.response.js';
import { PriceAudience } from './price-audience.service.js';
import { PriceListHead } from './price-list.schema.js';

/** Staff put accounts into groups that share price lists. */
@Injectable()
export class CustomerGroups {
  constructor(
    @InjectModel(CustomerGroup.name) private readonly groups: Model<CustomerGroup>,
    @InjectRecords(CustomerGroup) private readonly records: RecordStore<CustomerGroup>,
    @InjectModel(PriceListHead.name) private readonly lists: Model<PriceListHead>,
    private readonly audience: PriceAudience,
    private readonly transactions: Transactions,
  ) {}

  async get(id: string): Promise<CustomerGroupResponse> {
    return CustomerGroupResponse.stored(await this.load(id, null));
  }

  /** @throws DomainError GROUP_NAME_TAKEN */
  create(body: CreateCustomerGroupDto, actor: Actor): Promise<CustomerGroupResponse> {
    const _id = new Types.ObjectId();
    return this.answer(actor, async (session) => {
      const fields = { _id, ...(await this.fieldsOf(body, session)) };
      return CustomerGroupResponse.stored(await this.records.insert(fields, { actor, session }));
    });
  }

  /** @throws DomainError CUSTOMER_GROUP_NOT_FOUND, GROUP_NAME_TAKEN */
  update(id: string, body: UpdateCustomerGroupDto, actor: Actor): Promise<CustomerGroupResponse> {
    return this.answer(actor, async (session) => {
      const before = await this.load(id, session);
      requireVersion('customer group', before, body.version);
      return CustomerGroupResponse.stored(
        await this.records.store(before, await this.fieldsOf(body, session), { actor, session }),
      );
    });
  }

  /** @throws DomainError CUSTOMER_GROUP_NOT_FOUND, GROUP_IN_USE while a price list names it */
  remove(id: string, actor: Actor): Promise<DeletedResponse> {
    return this.transactions.answer(actor, async (session) => {
      const group = await this.load(id, session);
      const list = await this.lists.findOne({ groups: group._id }).session(session).select('name').lean();
      if (list !== null) throw refuse('GROUP_IN_USE', { list: list.name });
      await this.records.remove(group, { actor, session });
      return { _id: id };
    });
  }

  private load(id: string, session: ClientSession | null): Promise<CustomerGroupRecord> {
    return loadRecord(this.groups, CUSTOMER_GROUP_RECORD, id, session);
  }

  private async fieldsOf({ name, ...members }: CreateCustomerGroupDto, session: ClientSession) {
    return { name, nameKey: name.toLowerCase(), ...(await this.audience.membersOf(members, session)) };
  }

  private async answer<T extends object>(actor: Actor, work: (session: ClientSession) => Promise<T>): Promise<T> {
    try {
      return await this.transactions.answer(actor, work);
    } catch (error) {
      throw isDuplicateKey(error) ? refuse('GROUP_NAME_TAKEN') : error;
    }
  }
}
