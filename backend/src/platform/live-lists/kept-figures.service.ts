import { Injectable } from '@nestjs/common';
import type { RecordResource } from '../history/history-entry.schema.js';
import { RecordedChanges } from './recorded-changes.service.js';

interface Answer<T> {
  readonly question: string;
  /** How many changes had been told of before it was asked. */
  readonly changes: number;
  readonly figures: Promise<T>;
}

/** What can tell one question from another. */
type Parameter = Date | number | string;

/** Figures for which the database counts many records, kept until one of these changes. */
@Injectable()
export class KeptFigures {
  private readonly changes = new Map<RecordResource, number>();

  constructor(private readonly recorded: RecordedChanges) {
    recorded.onChange(({ resource }) => this.changes.set(resource, this.changesOf(resource) + 1));
  }

  /**
   * @param resource whose records the figures are of
   * @returns `ask`, but for the last answer, where nothing has changed since. Never stale: before each answer it reads what
   *   has changed. Who asks the same at the same moment shares the answer; one that fails is not kept
   */
  keep<P extends Parameter[], T>(
    resource: RecordResource,
    ask: (...parameters: P) => PromiseLike<T>,
  ): (...parameters: P) => Promise<T> {
    let last: Answer<T> | undefined;
    return async (...parameters) => {
      await this.recorded.read();
      const question = JSON.stringify(parameters);
      const changes = this.changesOf(resource);
      if (last?.question === question && last.changes === changes) return last.figures;
      // A question to the database is asked each time that it is awaited.
      const asked = { question, changes, figures: Promise.resolve(ask(...parameters)) };
      last = asked;
      asked.figures.catch(() => {
        if (last === asked) last = undefined;
      });
      return asked.figures;
    };
  }

  private changesOf(resource: RecordResource): number {
    return this.changes.get(resource) ?? 0;
  }
}
