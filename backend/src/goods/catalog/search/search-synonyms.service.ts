import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { requireVersion } from '../../../platform/database/record.js';
import { InjectRecords, RecordStore } from '../../../platform/database/record-store.js';
import { isDuplicateKey, Transactions } from '../../../platform/database/transactions.js';
import { refuse } from '../../../platform/errors/refuse.js';
import type { SearchSynonymsResponse, UpdateSearchSynonymsDto } from '../dto/search-synonyms.js';
import {
  SEARCH_SYNONYMS_ID,
  SEARCH_SYNONYMS_RECORD,
  SearchSynonymList,
  type SearchSynonymsRecord,
} from './search-synonyms.schema.js';
import { FIRST_SYNONYMS, Synonyms } from './synonyms.js';

/** Phrases with the same meaning in a search: built-in ones until staff save their own list. */
@Injectable()
export class SearchSynonyms {
  constructor(
    @InjectModel(SearchSynonymList.name) private readonly model: Model<SearchSynonymList>,
    @InjectRecords(SearchSynonymList) private readonly records: RecordStore<SearchSynonymList>,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async get(): Promise<SearchSynonymsResponse> {
    return toResponse(await this.load(null));
  }

  async compiled(): Promise<Synonyms> {
    return new Synonyms((await this.load(null)).groups.map(({ phrases }) => phrases));
  }

  /** A group of fewer than two phrases is stored and has no effect. @throws DomainError STALE_VERSION */
  async update({ groups, version }: UpdateSearchSynonymsDto, actor: Actor): Promise<SearchSynonymsResponse> {
    const fields = { groups: groups.map(({ phrases }) => ({ phrases: phrases.map((phrase) => phrase.trim()) })) };
    try {
      return await this.transactions.answer(actor, async (session) => {
        const before = await this.load(session);
        requireVersion(SEARCH_SYNONYMS_RECORD.name, before, version);
        if (before.version > 0) return toResponse(await this.records.store(before, fields, { actor, session }));
        const first = { _id: SEARCH_SYNONYMS_ID, ...fields };
        return toResponse(await this.records.insert(first, { actor, session, action: 'created' }));
      });
    } catch (error) {
      // Two users who save for the first time at the same moment would both create the record.
      throw isDuplicateKey(error) ? refuse('STALE_VERSION', { record: SEARCH_SYNONYMS_RECORD.name }) : error;
    }
  }

  private async load(session: ClientSession | null): Promise<SearchSynonymsRecord> {
    const stored = await this.model.findById(SEARCH_SYNONYMS_ID).session(session).lean<SearchSynonymsRecord | null>();
    const now = this.clock.now();
    const groups = FIRST_SYNONYMS.map((phrases) => ({ phrases: [...phrases] }));
    return stored ?? { _id: SEARCH_SYNONYMS_ID, groups, version: 0, createdAt: now, updatedAt: now };
  }
}

function toResponse({ _id, groups, version, updatedAt }: SearchSynonymsRecord): SearchSynonymsResponse {
  return {
    _id: _id.toHexString(),
    groups: groups.map(({ phrases }) => ({ phrases: [...phrases] })),
    version,
    updatedAt: version === 0 ? null : updatedAt.toISOString(),
  };
}
