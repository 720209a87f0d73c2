import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { BankTableProfile } from '@shop/contract/bank';
import { aedText } from '@shop/contract/money';
import type { ClientSession, Model, Types } from 'mongoose';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { refuse } from '../../platform/errors/refuse.js';
import { BankLine, type BankLineRecord } from './bank-line.schema.js';
import { BankStatement, type BankStatementRecord } from './bank-statement.schema.js';
import { comparedLines, type ComparedLine } from './domain/known-lines.js';
import type { ReadBankStatement } from './reading/bank-statement.js';

export type ComparedBankLine = ComparedLine<BankLineRecord & { readonly reading: string }>;

export const readingOf = (format: string, table: BankTableProfile | null): string =>
  table === null ? format : JSON.stringify([table.headings, table.columns, table.texts]);

/** Finds lines that several statements have, and stores them as long as one of the statements is there. */
@Injectable()
export class BankKnownLines {
  constructor(
    @InjectModel(BankStatement.name) private readonly statements: Model<BankStatement>,
    @InjectModel(BankLine.name) private readonly lines: Model<BankLine>,
    @InjectRecords(BankStatement) private readonly records: RecordStore<BankStatement>,
    @InjectRecords(BankLine) private readonly lineRecords: RecordStore<BankLine>,
  ) {}

  async compare(
    bankAccount: Types.ObjectId,
    { lines, from, to }: ReadBankStatement,
    reading: string,
    session: ClientSession | null,
  ): Promise<ComparedBankLine[]> {
    const numbers = lines.map(({ bankId }) => bankId).filter(Boolean);
    const found = await this.lines
      .find({ bankAccount, $or: [{ bookedOn: { $gte: from, $lte: to } }, { bankId: { $in: numbers, $gt: '' } }] })
      .session(session)
      .lean<BankLineRecord[]>();
    const statements = await this.statements.find({ bankAccount }, { reading: 1 }).session(session).lean();
    const readings = new Map(statements.map((one) => [one._id.toHexString(), one.reading]));
    const stored = found.map((line) => ({ ...line, reading: readings.get(line.statement.toHexString()) ?? '' }));
    return comparedLines(lines, stored, reading);
  }

  /** Removes the lines of a statement that no other statement has. @throws DomainError STATEMENT_MATCHED */
  async removeLines({ _id: statement }: BankStatementRecord, by: ChangeContext): Promise<void> {
    const lines = await this.lines.find({ statement }).session(by.session).lean<BankLineRecord[]>();
    const others = await this.statements
      .find({ knownLines: { $in: lines.map(({ _id }) => _id) } })
      .sort({ _id: 1 })
      .session(by.session)
      .lean<BankStatementRecord[]>();
    const nextOnes = new Map(
      others.toReversed().flatMap((other) => other.knownLines.map((id) => [id.toHexString(), other] as const)),
    );
    const nextOf = ({ _id }: BankLineRecord) => nextOnes.get(_id.toHexString());
    const gone = lines.filter((line) => nextOf(line) === undefined);
    const matched = gone.filter(({ matches }) => matches.length > 0).length;
    if (matched > 0) throw refuse('STATEMENT_MATCHED', { count: matched });
    for (const line of gone) await this.lineRecords.remove(line, by);
    for (const other of others) {
      const taken = lines.filter((line) => nextOf(line) === other).map(({ _id }) => _id);
      if (taken.length === 0) continue;
      const updates = taken.map((_id) => ({ _id, fields: { statement: other._id } }));
      await this.lineRecords.follow(updates, by.session);
      const moved = new Set(taken.map(String));
      const knownLines = other.knownLines.filter((id) => !moved.has(String(id)));
      await this.records.store(other, { newCount: other.newCount + taken.length, knownLines }, by);
    }
  }
}

/**
 * Divides the lines of a file by what is known and what was answered.
 * @param answers a letter for each similar line: `s` for the same transaction, `a` for another one
 * @throws DomainError BANK_LINES_SIMILAR if a similar line has no answer
 */
export function answeredLines(lines: readonly ComparedBankLine[], answers: string) {
  const similar = lines.filter((one) => one.similar !== null);
  const open = similar.find((_, index) => !/[sa]/u.test(answers.charAt(index)));
  if (open !== undefined) {
    const { line, bookedOn: day, amount } = open.line;
    throw refuse('BANK_LINES_SIMILAR', { line, day, amount: aedText(amount), count: similar.length });
  }
  const same = new Set(similar.filter((_, index) => answers.charAt(index) === 's'));
  return {
    fresh: lines.filter((one) => one.known === null && !same.has(one)),
    known: [...lines.flatMap(({ known }) => known ?? []), ...[...same].flatMap((one) => one.similar ?? [])],
  };
}
