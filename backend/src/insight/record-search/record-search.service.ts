import { Injectable } from '@nestjs/common';
import { isAmount, toAedOrNull, toFils } from '@shop/contract/money';
import { readNumber } from '@shop/contract/numbers';
import type { Types } from 'mongoose';
import { Clock } from '../../platform/clock.js';
import { toObjectId } from '../../platform/database/record.js';
import { internationalPhone, isPhone } from '../../platform/http/validation/phone.js';
import { type RecordHit, type RecordQuestion, RecordSearches } from '../../platform/lists/record-searches.service.js';
import { searchWords } from '../../platform/lists/search-tokens.js';
import type { UserRefs } from '../../people/users/user-refs.js';
import { UsersService } from '../../people/users/users.service.js';
import type { FoundRecordResponse } from './dto/record-search.response.js';
import type { SearchedResource } from './searched-resources.js';

const MOST_OF_A_KIND = 5;
/** Searches the documents of at most this many matching customers. */
const MOST_CUSTOMERS = 50;

/** Finds records of all kinds by one text: by their words, by their customers' names, and by amounts. */
@Injectable()
export class RecordSearchService {
  constructor(
    private readonly searches: RecordSearches,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /**
   * @param resources that the caller may read
   * @param byAmount true if the caller sees amounts
   * @returns the newest few of each kind; none for a text without words
   */
  async searchRecords(
    text: string,
    resources: readonly SearchedResource[],
    byAmount: boolean,
  ): Promise<FoundRecordResponse[]> {
    const words = searchWords(text);
    if (words.length === 0) return [];
    const texts = isPhone(text) ? [words, searchWords(internationalPhone(text))] : [words];
    const question = {
      texts,
      amount: byAmount ? amountOf(text) : null,
      users: [],
      limit: MOST_OF_A_KIND,
      now: this.clock.now(),
    };
    const users = await this.customers(question);
    const hits = await this.searches.find(resources, { ...question, users });
    const refs = await this.users.refs(hits.flatMap(({ user }) => user ?? []));
    return hits.map((hit) => toFoundRecord(byAmount ? hit : { ...hit, amount: null }, refs));
  }

  /** The users whose names match the text, and the users of matching companies. */
  private async customers(question: RecordQuestion): Promise<Types.ObjectId[]> {
    const companies = await this.searches.find(['companies'], { ...question, limit: MOST_CUSTOMERS });
    const ids = companies.flatMap(({ id }) => toObjectId(id) ?? []);
    return this.users.idsOf(question.texts, ids, MOST_CUSTOMERS);
  }
}

/** @returns the text as an amount in fils, or null */
function amountOf(text: string): number | null {
  const amount = readNumber(text.replace(/^\s*AED|AED\s*$/i, ''), 2);
  return amount !== undefined && isAmount(amount) && amount > 0 ? toFils(amount) : null;
}

function toFoundRecord(hit: RecordHit & Pick<FoundRecordResponse, 'resource'>, users: UserRefs): FoundRecordResponse {
  const { resource, id, title, about, user, status, amount, createdAt } = hit;
  return {
    resource,
    id,
    title,
    about,
    status,
    customer: user === null ? '' : users.of(user).name,
    amount: toAedOrNull(amount),
    createdAt: createdAt.toISOString(),
  };
}
