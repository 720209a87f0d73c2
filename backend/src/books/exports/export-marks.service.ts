import { Injectable } from '@nestjs/common';
import type { ExportTarget } from '@shop/contract/books';
import { type ClientSession, Types } from 'mongoose';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import { refuse } from '../../platform/errors/refuse.js';
import type { PostedEntry } from '../journal/domain/journal-of.js';
import { BookParty, ExportedEntry } from './book-export.schema.js';
import { correctionOf, fingerprintOf, type WrittenEntry } from './domain/export-content.js';
import { comparable, uniqueName } from './domain/party-names.js';

const PORTION = 1000;

const markOf = (target: ExportTarget, { _id }: PostedEntry): string => `${target}:${_id}`;

function* portionsOf<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += PORTION) yield all.slice(start, start + PORTION);
}

/** An entry that a target does not have as it is now. */
export interface PendingEntry {
  readonly entry: PostedEntry;
  /** The mark of the entry as the target has it; null if it has none. */
  readonly before: Pick<ExportedEntry, '_id' | 'nth'> | null;
  /** The entry, or two that correct the earlier one. */
  readonly written: readonly WrittenEntry[];
}

/** Remembers which entries were exported, and the names of their parties. */
@Injectable()
export class ExportMarks {
  constructor(
    @InjectStore(ExportedEntry) private readonly marks: PlainStore<ExportedEntry>,
    @InjectStore(BookParty) private readonly parties: PlainStore<BookParty>,
  ) {}

  /** The entries that the target does not have, or that were corrected since. */
  async pending(
    target: ExportTarget,
    entries: readonly PostedEntry[],
    session: ClientSession | null,
  ): Promise<PendingEntry[]> {
    const marks = new Map<string, ExportedEntry>();
    for (const portion of portionsOf(entries)) {
      const ids = portion.map((entry) => markOf(target, entry));
      const current = { entry: { $in: ids }, correctedBy: null };
      const found = this.marks.reads.find(current, { entry: 1, nth: 1, fingerprint: 1 }, { session });
      for (const mark of await found.lean<ExportedEntry[]>()) marks.set(mark.entry, mark);
    }
    const all = entries
      .map((entry) => ({ entry, before: marks.get(markOf(target, entry)) ?? null }))
      .filter(({ entry, before }) => before?.fingerprint !== fingerprintOf(entry));
    const corrected = all.flatMap(({ before }) => before?._id ?? []);
    const contents = await this.marks.reads.find({ _id: { $in: corrected } }, { content: 1 }, { session });
    const contentOf = new Map(contents.map(({ _id, content }) => [String(_id), content]));
    return all.map(({ entry, before }) => {
      const content = contentOf.get(String(before?._id));
      const isNew = before === null || content === undefined;
      const written = isNew ? [entry] : correctionOf(JSON.parse(content) as PostedEntry, entry, before.nth);
      return { entry, before, written };
    });
  }

  async mark(
    by: { readonly _id: Types.ObjectId; readonly target: ExportTarget },
    pending: readonly PendingEntry[],
    session: ClientSession,
  ) {
    for (const portion of portionsOf(pending)) {
      const marks = portion.map(({ entry, before }) => ({
        _id: new Types.ObjectId(),
        entry: markOf(by.target, entry),
        nth: (before?.nth ?? 0) + 1,
        export: by._id,
        correctedBy: null,
        fingerprint: fingerprintOf(entry),
        content: JSON.stringify(entry),
      }));
      await this.marks.insert(marks, session);
    }
    const corrected = pending.flatMap(({ before }) => before?._id ?? []);
    if (corrected.length === 0) return;
    await this.marks.changeAll({ _id: { $in: corrected } }, { $set: { correctedBy: by._id } }, session);
  }

  /** Makes the entries of an export new again. @throws DomainError BOOK_EXPORT_CORRECTED */
  async remove(exported: Types.ObjectId, session: ClientSession): Promise<void> {
    const corrected = this.marks.reads.exists({ export: exported, correctedBy: { $ne: null } }).session(session);
    if ((await corrected) !== null) throw refuse('BOOK_EXPORT_CORRECTED');
    await this.marks.removeAll({ export: exported }, session);
    await this.marks.changeAll({ correctedBy: exported }, { $set: { correctedBy: null } }, session);
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
