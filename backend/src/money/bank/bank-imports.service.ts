import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { BankDateOrder, BankDecimal } from '@shop/contract/bank';
import { dubaiDay } from '@shop/contract/dubai-day';
import { type Fils, toAed, toAedOrNull } from '@shop/contract/money';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { loadRecord } from '../../platform/database/record.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse } from '../../platform/errors/refuse.js';
import type { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { FileReader } from '../../platform/reading/file-reader.service.js';
import { BankAccounts } from './bank-accounts.service.js';
import { answeredLines, BankKnownLines, type ComparedBankLine, readingOf } from './bank-known-lines.service.js';
import { BankLine } from './bank-line.schema.js';
import { toBankLine, toBankTable } from './bank.mapper.js';
import { BankStatement, type BankStatementRecord, BANK_STATEMENT_RECORD } from './bank-statement.schema.js';
import { type BankPreviewResponse, BankStatementResponse } from './dto/bank.response.js';
import { addedUp, currencyOf, type ReadBankLine, type ReadBankStatement } from './reading/bank-statement.js';
import { isLikelyDay } from './reading/days.js';
import type { BankFileContext, ReadBankFile } from './reading/read-bank-file.js';

export interface BankFile {
  readonly bytes: Uint8Array;
  readonly name: string;
  /** The id of the account in the settings. */
  readonly bankAccount: string;
  /** The answers of staff if its days or amounts have two readings. */
  readonly dateOrder?: BankDateOrder | undefined;
  readonly decimal?: BankDecimal | undefined;
}

interface Plan {
  readonly account: Types.ObjectId;
  readonly sha256: string;
  readonly file: ReadBankFile;
  readonly read: ReadBankStatement;
  readonly lines: readonly ComparedBankLine[];
  readonly gap: Fils | null;
  readonly digest: string;
}

const QUEUE = 'bank imports';

/** Imports files of the bank: a preview says which lines are new; the import stores them, or nothing. */
@Injectable()
export class BankImports {
  constructor(
    @InjectModel(BankStatement.name) private readonly statements: Model<BankStatement>,
    @InjectRecords(BankStatement) private readonly records: RecordStore<BankStatement>,
    @InjectRecords(BankLine) private readonly lineRecords: RecordStore<BankLine>,
    private readonly knownLines: BankKnownLines,
    private readonly accounts: BankAccounts,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly reader: FileReader,
  ) {}

  async get(id: string): Promise<BankStatementResponse> {
    return BankStatementResponse.stored(await this.load(id));
  }

  /**
   * @throws DomainError as `readBankFile`, BANK_CURRENCY, BANK_DAY_UNLIKELY, STATEMENT_KNOWN, BANK_FILE_EMPTY
   */
  async preview(file: BankFile): Promise<BankPreviewResponse> {
    return toPreview(await this.plan(file, await this.read(file), null));
  }

  /**
   * Stores the new lines of a file, and remembers the known ones.
   * @param answers as `answeredLines` takes them
   * @throws DomainError as `preview`, BANK_IMPORT_OUTDATED if other lines are new or similar than in the preview, and
   * BANK_LINES_SIMILAR
   */
  async import(file: BankFile, digest: string, answers: string, actor: Actor): Promise<BankStatementResponse> {
    const _id = new Types.ObjectId();
    const content = await this.read(file);
    const work = async (session: ClientSession) => {
      const by = { actor, session };
      await this.accounts.lock(file.bankAccount, session);
      const plan = await this.plan(file, content, session);
      if (plan.digest !== digest) throw refuse('BANK_IMPORT_OUTDATED');
      const { account, sha256, read } = plan;
      const table = plan.file.profile;
      const { fresh, known } = answeredLines(plan.lines, answers);
      const stored = await this.records.insert(
        {
          _id,
          bankAccount: account,
          fileName: file.name,
          format: read.format,
          sha256,
          from: read.from,
          to: read.to,
          opening: read.opening,
          closing: read.closing,
          importedBy: actor.name,
          lineCount: plan.lines.length,
          newCount: fresh.length,
          reading: readingOf(read.format, table),
          knownLines: known.map((line) => line._id),
        },
        { ...by, action: 'recorded' },
      );
      for (const { line, fingerprint, nth } of fresh) {
        await this.lineRecords.insert(
          { ...storedFields(line), statement: _id, bankAccount: account, fingerprint, nth },
          { ...by, action: 'recorded' },
        );
      }
      if (table !== null) await this.accounts.storeProfile(account, table, session);
      return BankStatementResponse.stored(stored);
    };
    return this.transactions.answer(actor, work, QUEUE);
  }

  /**
   * Removes a statement with its lines, except those that another statement has.
   * @throws DomainError BANK_STATEMENT_NOT_FOUND, STATEMENT_MATCHED
   */
  remove(id: string, actor: Actor): Promise<DeletedResponse> {
    return this.transactions.answer(actor, async (session) => {
      const statement = await this.load(id, session);
      await this.accounts.lock(statement.bankAccount.toHexString(), session);
      await this.knownLines.removeLines(statement, { actor, session });
      await this.records.remove(statement, { actor, session });
      return { _id: id };
    });
  }

  private load(id: string, session?: ClientSession): Promise<BankStatementRecord> {
    return loadRecord(this.statements, BANK_STATEMENT_RECORD, id, session);
  }

  /** Reads the file before the transaction, which may run several times. */
  private async read({ bytes, bankAccount, dateOrder, decimal }: BankFile): Promise<ReadBankFile> {
    const { _id: account, iban } = this.accounts.chosenAccount(bankAccount);
    const table = await this.accounts.profileOf(account, null);
    const context: BankFileContext = { iban, today: dubaiDay(this.clock.now()), table, dateOrder, decimal };
    return this.reader.read('bank-file', { bytes, context });
  }

  private async plan(
    { bytes, bankAccount }: BankFile,
    file: ReadBankFile,
    session: ClientSession | null,
  ): Promise<Plan> {
    const { _id: account, iban } = this.accounts.chosenAccount(bankAccount);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const same = await this.statements.findOne({ bankAccount: account, sha256 }).session(session).lean();
    if (same !== null) throw refuse('STATEMENT_KNOWN', { day: dubaiDay(same.createdAt) });
    const read = joined(file.statements, iban);
    if (read.lines.length === 0) throw refuse('BANK_FILE_EMPTY');
    requireLikelyDays(read, dubaiDay(this.clock.now()));
    const lines = await this.knownLines.compare(account, read, readingOf(read.format, file.profile), session);
    const fresh = newOf(lines);
    const balance = await this.accounts.balanceWith(
      account,
      read,
      fresh.map(({ line }) => line),
      session,
    );
    const isUnclear = balance === null || read.closing === null || lines.some(({ similar }) => similar !== null);
    return {
      account,
      sha256,
      file,
      read,
      lines,
      gap: isUnclear ? null : read.closing - balance,
      digest: digestOf(lines),
    };
  }
}

/** Day and month in the wrong order, or a mistyped year, make days that are not over. */
function requireLikelyDays({ lines }: ReadBankStatement, today: string): void {
  const unlikely = lines.find(({ bookedOn }) => !isLikelyDay(bookedOn, today));
  if (unlikely) throw refuse('BANK_DAY_UNLIKELY', { line: unlikely.line, day: unlikely.bookedOn });
}

/** A file may have several statements of the account. */
function joined(own: readonly ReadBankStatement[], iban: string): ReadBankStatement {
  const [first] = own;
  if (first === undefined) throw refuse('BANK_FILE_EMPTY');
  const currency = currencyOf(own.map((statement) => statement.currency));
  if (currency !== '' && currency !== 'AED') throw refuse('BANK_CURRENCY', { currency });
  // Some banks write the newest statement first.
  const ordered = first.from > (own.at(-1)?.from ?? '') ? own.toReversed() : own;
  // Detects statements that are repeated in the file, and missing ones between two others.
  return addedUp({
    ...first,
    from: own.map(({ from }) => from).sort()[0] ?? '',
    to: own.reduce((last, { to }) => (to > last ? to : last), ''),
    opening: ordered[0]?.opening ?? null,
    closing: ordered.at(-1)?.closing ?? null,
    // A line of 0.00 is a note. The own IBAN among the words is no payer's.
    lines: ordered
      .flatMap(({ lines }) => lines)
      .filter(({ amount }) => amount !== 0)
      .map((line) =>
        line.counterparty.iban === iban ? { ...line, counterparty: { ...line.counterparty, iban: '' } } : line,
      ),
  });
}

/** All of a line but its place in the file. */
const storedFields = ({ line: _line, balance = null, ...fields }: ReadBankLine) => ({ ...fields, balance });

const newOf = (lines: readonly ComparedBankLine[]) =>
  lines.filter(({ known, similar }) => known === null && similar === null);

const digestOf = (lines: readonly ComparedBankLine[]): string =>
  createHash('sha256')
    .update(
      lines
        .filter(({ known }) => known === null)
        .map(({ fingerprint, nth, similar }) => `${fingerprint} ${String(nth)} ${String(similar?._id)}`)
        .join('\n'),
    )
    .digest('hex');

function toPreview({ file, read, lines, gap, digest }: Plan): BankPreviewResponse {
  const fresh = newOf(lines).map(({ line }) => line.amount);
  const sum = (amounts: readonly Fils[]) => toAed(Math.abs(amounts.reduce((total, amount) => total + amount, 0)));
  return {
    format: read.format,
    from: read.from,
    to: read.to,
    table: file.profile && toBankTable(file.profile),
    unusedColumns: file.unusedColumns.map((column) => ({ ...column, values: [...column.values] })),
    unread: [...file.unread],
    opening: toAedOrNull(read.opening),
    closing: toAedOrNull(read.closing),
    gap: toAedOrNull(gap),
    received: sum(fresh.filter((amount) => amount > 0)),
    paid: sum(fresh.filter((amount) => amount < 0)),
    newCount: fresh.length,
    knownCount: lines.filter(({ known }) => known !== null).length,
    similarCount: lines.filter(({ similar }) => similar !== null).length,
    plan: digest,
    lines: lines.map(({ line: { line, bookedOn, amount, text, reference, counterparty }, known, similar }) => ({
      line,
      bookedOn,
      amount: toAed(amount),
      payer: counterparty.name,
      text,
      reference,
      isKnown: known !== null,
      similar: similar && toBankLine(similar),
    })),
  };
}
