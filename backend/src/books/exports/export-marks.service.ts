import { Injectable } from '@nestjs/common';
import type { ExportTarget } from '@shop/contract/books';
import type { ClientSession, Types } from 'mongoose';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import type { PostedEntry } from '../journal/domain/journal-of.js';
import { BookParty, ExportedEntry } from './book-export.schema.js';
import { fingerprintOf } from './domain/export-content.js';
import { comparable, uniqueName } from './domain/party-names.js';

const PORTION = 1000;

const markOf = (target: ExportTarget, { _id }: PostedEntry): string => `${target}:${_id}`;

function* portionsOf<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += PORTION) yield all.slice(start, start + PORTION);
}

/** Remembers which entries were exported, and the names of their parties. */
@Injectable()
export class ExportMarks {
  constructor(
    @InjectStore(ExportedEntry) private readonly marks: PlainStore<ExportedEntry>,
    @InjectStore(BookParty) private readonly parties: PlainStore<BookParty>,
  ) {}

  /** Splits entries into those that the target does not have, those that it has, and those that were corrected since. */
  async sort(target: ExportTarget, entries: readonly PostedEntry[], session: ClientSession | null) {
    const marks = new Map<string, string>();
    for (const portion of portionsOf(entries)) {
      const ids = portion.map((entry) => markOf(target, entry));
      const found = await this.marks.reads.find({ _id: { $in: ids } }, { fingerprint: 1 }, { session });
      for (const { _id, fingerprint } of found) marks.set(_id, fingerprint);
    }
    const known = entries.filter((entry) => marks.has(markOf(target, entry)));
    return {
      fresh: entries.filter((entry) => !marks.has(markOf(target, entry))),
      known,
      changed: known.filter((entry) => marks.get(markOf(target, entry)) !== fingerprintOf(entry)),
    };
  }

  async mark(
    by: { readonly _id: Types.ObjectId; readonly target: ExportTarget },
    entries: readonly PostedEntry[],
    session: ClientSession,
  ) {
    for (const portion of portionsOf(entries)) {
      const marks = portion.map((entry) => ({
        _id: markOf(by.target, entry),
        export: by._id,
        fingerprint: fingerprintOf(entry),
      }));
      await this.marks.insert(marks, session);
    }
  }

  async remove(exported: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.marks.removeAll({ export: exported }, session);
  }

  /** The names of all parties of the entries. New ones get a name that no other has. */
  async partiesOf(entries: readonly PostedEntry[], session: ClientSession): Promise<Map<string, string>> {
    const wanted = new Map(entries.flatMap(({ lines }) => lines.map(({ party }) => [party.key, party.name] as const)));
    const names = new Map<string, string>();
    for (const keys of portionsOf([...wanted.keys()])) {
      const found = await this.parties.reads.find({ _id: { $in: keys } }, null, { session });
      for (const { _id, name } of found) names.set(_id, name);
    }
    const missing = [...wanted].filter(([key]) => !names.has(key));
    if (missing.length === 0) return names;
    const others = await this.parties.reads.find({}, { comparable: 1 }, { session }).lean<BookParty[]>();
    const taken = new Set(others.map((party) => party.comparable));
    const added = missing.map(([_id, wantedName]) => {
      const name = uniqueName(wantedName, (one) => taken.has(one));
      taken.add(comparable(name));
      names.set(_id, name);
      return { _id, name, comparable: comparable(name) };
    });
    for (const portion of portionsOf(added)) await this.parties.insert(portion, session);
    return names;
  }
}
