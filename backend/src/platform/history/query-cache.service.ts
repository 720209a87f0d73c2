import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ChangeFeed } from './change-feed.service.js';
import type { RecordResource } from '@shop/contract/records';

const MOST_ANSWERS = 500;
/** Bounds the age of answers, for changes that were made by hand and have no history entry. */
const LONGEST_MS = 60_000;

/** Caches answers that need many records, until one of these records changes, and for a minute at most. */
@Injectable()
export class QueryCache {
  constructor(private readonly changes: ChangeFeed) {}

  /**
   * @param resources records read by `ask`
   * @returns `ask` with a cache: its answers include every change acknowledged before the call, on any server.
   * Concurrent calls share one query; a failure is not cached
   */
  cached<P extends readonly unknown[], T>(
    resources: readonly RecordResource[],
    ask: (...parameters: P) => PromiseLike<T>,
  ): (...parameters: P) => Promise<T> {
    const answers = new LRUCache<string, Promise<T>>({ max: MOST_ANSWERS, ttl: LONGEST_MS });
    return async (...parameters) => {
      await this.changes.refresh();
      const question = `${resources.map((one) => this.changes.versionOf(one)).join()} ${JSON.stringify(parameters)}`;
      const known = answers.get(question);
      if (known !== undefined) return known;
      const answer = Promise.resolve(ask(...parameters));
      answers.set(question, answer);
      answer.catch(() => answers.delete(question));
      return answer;
    };
  }
}
