import { Injectable } from '@nestjs/common';
import type { ExportTarget } from '@shop/contract/books';
import { type ClientSession, Types } from 'mongoose';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import { refuse } from '../../platform/errors/refuse.js';
import type { PostedEntry } from '../journal/domain/journal-of.js';
import { BookParty, ExportedEntry } from './book-export.schema.js';
import { correctionOf, fingerprintOf, uniqueName, type WrittenEntry } from './domain/export-content.js';

const markOf = (target: ExportTarget, { _id }: PostedEntry): string => `${target}:${_id}`;

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
    const current = { entry: { $in: entries.map((entry) => markOf(target, entry)) }, correctedBy: null };
    const found = this.marks.reads.find(current, { entry: 1, nth: 1, fingerprint: 1 }, { session });
    const marks = new Map((await found.lean<ExportedEntry[]>()).map((mark) => [mark.entry, mark]));
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
    const marks = pending.map(({ entry, before }) => ({
      _id: new Types.ObjectId(),
      entry: markOf(by.target, entry),
      nth: (before?.nth ?? 0) + 1,
      export: by._id,
      correctedBy: null,
      fingerprint: fingerprintOf(entry),
      content: JSON.stringify(entry),
    }));
    await this.marks.insert(marks, session);
    const corrected = pending.flatMap(({ before }) => before?._id ?? []);
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
    const parties = await this.parties.reads.find({}, null, { session }).lean<BookParty[]>();
    const names = new Map(parties.map(({ _id, name }) => [_id, name]));
    const taken = new Set(parties.map(({ comparable }) => comparable));
    const added = [...wanted].flatMap(([_id, wantedName]) => {
      if (names.has(_id)) return [];
      const name = uniqueName(wantedName, taken);
      const comparable = name.toLowerCase();
      taken.add(comparable);
      names.set(_id, name);
      return [{ _id, name, comparable }];
    });
    await this.parties.insert(added, session);
    return names;
  }
}
