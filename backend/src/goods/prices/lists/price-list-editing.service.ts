import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { MAX_PRICE_LIST_LINES } from '@shop/contract/price-lists';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { Actor } from '../../../platform/auth/actor.js';
import { InjectStore, PlainStore } from '../../../platform/database/plain-store.js';
import { requireVersion } from '../../../platform/database/record.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../../platform/database/record-store.js';
import { isDuplicateKey, Transactions } from '../../../platform/database/transactions.js';
import { refuse, refuseField } from '../../../platform/errors/refuse.js';
import type { DeletedResponse } from '../../../platform/openapi/response-fields.js';
import { CustomerGroup } from './customer-group.schema.js';
import type {
  CopyPriceListDto,
  CreatePriceListDto,
  PriceLineDto,
  SavePriceLinesDto,
  UpdatePriceListDto,
} from './dto/price-list.requests.js';
import { PriceListResponse, type SavedPriceListResponse } from './dto/price-list.response.js';
import { linesText, requireDaysInOrder } from './domain/price-line.rules.js';
import { PriceAudience } from './price-audience.service.js';
import { PriceLineDrafts } from './price-line-drafts.service.js';
import { toRemarks } from './price-list.mapper.js';
import { PriceListHead, PriceListLine, type PriceListRecord } from './price-list.schema.js';
import { PriceLists } from './price-lists.service.js';

/** The lines of a list that a change writes and removes. */
export interface LineChanges {
  readonly saved: readonly PriceListLine[];
  readonly removed: readonly Types.ObjectId[];
}

export interface PriceListDraft {
  readonly head: CreatePriceListDto;
  readonly lines: readonly PriceLineDto[];
}

const idsOf = (ids: readonly string[] | null | undefined) => (ids ?? []).map((id) => new Types.ObjectId(id));

/** Staff write price lists and their lines. */
@Injectable()
export class PriceListEditing {
  constructor(
    @InjectRecords(PriceListHead) private readonly records: RecordStore<PriceListHead>,
    @InjectStore(PriceListLine) private readonly lineStore: PlainStore<PriceListLine>,
    @InjectModel(CustomerGroup.name) private readonly groups: Model<CustomerGroup>,
    private readonly lists: PriceLists,
    private readonly audience: PriceAudience,
    private readonly drafts: PriceLineDrafts,
    private readonly transactions: Transactions,
  ) {}

  /** @throws DomainError PRICE_LIST_NAME_TAKEN, `invalid` naming the field */
  create(body: CreatePriceListDto, actor: Actor): Promise<PriceListResponse> {
    return this.createWithLines(actor, () => Promise.resolve({ head: body, lines: [] }));
  }

  /**
   * Makes a list with lines.
   * @param draft runs in the transaction, perhaps several times
   * @throws DomainError PRICE_LIST_NAME_TAKEN, PRICE_LINE_TWICE, `invalid` naming the field
   */
  createWithLines(
    actor: Actor,
    draft: (session: ClientSession) => Promise<PriceListDraft>,
  ): Promise<PriceListResponse> {
    const _id = new Types.ObjectId();
    return this.withNameOfItsOwn(() =>
      this.transactions.answer(actor, async (session) => {
        const { head, lines } = await draft(session);
        const list = await this.records.insert({ _id, ...(await this.fieldsOf(head, session)) }, { actor, session });
        if (lines.length === 0) return PriceListResponse.stored(list);
        const saved = await this.drafts.linesOf(_id, lines, [], session);
        return PriceListResponse.stored(await this.storeLines(list, { saved, removed: [] }, [], { actor, session }));
      }),
    );
  }

  /** @throws DomainError PRICE_LIST_NOT_FOUND, PRICE_LIST_NAME_TAKEN */
  update(id: string, body: UpdatePriceListDto, actor: Actor): Promise<PriceListResponse> {
    return this.withNameOfItsOwn(() =>
      this.transactions.answer(actor, async (session) => {
        const before = await this.lists.load(id, session);
        requireVersion('price list', before, body.version);
        return PriceListResponse.stored(
          await this.records.store(before, await this.fieldsOf(body, session), { actor, session }),
        );
      }),
    );
  }

  /** Makes a list with the same terms and lines, which decides no price until it is active. */
  copy(id: string, { name }: CopyPriceListDto, actor: Actor): Promise<PriceListResponse> {
    const _id = new Types.ObjectId();
    return this.withNameOfItsOwn(() =>
      this.transactions.answer(actor, async (session) => {
        const source = await this.lists.load(id, session);
        const { kind, companies, users, groups, rank, step, validFrom, validTo, note } = source;
        const terms = { kind, companies, users, groups, rank, step, validFrom, validTo, note };
        const own = { _id, name, nameKey: name.toLowerCase(), isActive: false };
        const list = await this.records.insert({ ...terms, ...own }, { actor, session });
        const lines = await this.lists.storedLines(source._id, session);
        if (lines.length === 0) return PriceListResponse.stored(list);
        const saved = lines.map((line) => ({ ...line, _id: new Types.ObjectId(), list: _id }));
        return PriceListResponse.stored(await this.storeLines(list, { saved, removed: [] }, [], { actor, session }));
      }),
    );
  }

  remove(id: string, actor: Actor): Promise<DeletedResponse> {
    return this.transactions.answer(actor, async (session) => {
      const list = await this.lists.load(id, session);
      await this.lineStore.removeAll({ list: list._id }, session);
      await this.records.remove(list, { actor, session });
      return { _id: id };
    });
  }

  /** @throws DomainError PRICE_LINE_TWICE, PRICE_LIST_FULL, `invalid` naming the field of a line */
  async saveLines(id: string, body: SavePriceLinesDto, actor: Actor): Promise<SavedPriceListResponse> {
    return this.transactions.answer(actor, async (session) => {
      const before = await this.lists.load(id, session);
      requireVersion('price list', before, body.version);
      const named = body.lines.flatMap(({ _id }) => (_id ? new Types.ObjectId(_id) : []));
      const removed = idsOf(body.removed);
      const known = await this.lists.storedLines(before._id, session, { _id: { $in: [...named, ...removed] } });
      const keys = body.lines.map(({ key = '' }) => key);
      const ofProducts = { target: 'product', key: { $in: keys }, moq: { $ne: null } } as const;
      const withMoq = await this.lists.storedLines(before._id, session, ofProducts);
      const saved = await this.drafts.linesOf(before._id, body.lines, [...known, ...withMoq], session);
      const list = await this.storeLines(before, { saved, removed }, known, { actor, session });
      const ofTargets = { key: { $in: [...saved, ...known].map(({ key }) => key) } };
      const remarks = toRemarks(await this.lists.storedLines(before._id, session, ofTargets));
      return { ...PriceListResponse.stored(list), remarks };
    });
  }

  /**
   * Writes lines and the change of their list, which notifies every server.
   * @param known the stored lines that are replaced or removed
   */
  async storeLines(
    before: PriceListRecord,
    { saved, removed }: LineChanges,
    known: readonly PriceListLine[],
    by: ChangeContext,
  ): Promise<PriceListRecord> {
    const { session } = by;
    const left = [...saved.map(({ _id }) => _id), ...removed];
    try {
      await this.lineStore.removeAll({ list: before._id, _id: { $in: left } }, session);
      await this.lineStore.insert(saved, session);
    } catch (error) {
      throw isDuplicateKey(error) ? refuse('PRICE_LINE_TWICE') : error;
    }
    const lineCount = await this.lineStore.reads.countDocuments({ list: before._id }).session(session);
    if (lineCount > MAX_PRICE_LIST_LINES) throw refuse('PRICE_LIST_FULL', { max: MAX_PRICE_LIST_LINES });
    const changes = [{ field: 'lines', from: linesText(known), to: linesText(saved) }];
    return this.records.store(before, { lineCount, linesChangedAt: new Date() }, { ...by, changes });
  }

  private async fieldsOf(body: CreatePriceListDto, session: ClientSession): Promise<Partial<PriceListHead>> {
    const { name, kind, validFrom = null, validTo = null } = body;
    requireDaysInOrder({ validFrom, validTo });
    const groups = idsOf(body.groups);
    if ((await this.groups.countDocuments({ _id: { $in: groups } }).session(session)) < groups.length) {
      throw refuseField('groups', 'UNKNOWN_GROUP');
    }
    return {
      name,
      nameKey: name.toLowerCase(),
      kind,
      groups,
      validFrom,
      validTo,
      ...(await this.audience.membersOf(body, session)),
      rank: body.rank ?? 100,
      step: body.step ?? '0.01',
      isActive: body.isActive ?? true,
      note: body.note ?? '',
    };
  }

  private async withNameOfItsOwn<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw isDuplicateKey(error) ? refuse('PRICE_LIST_NAME_TAKEN') : error;
    }
  }
}
