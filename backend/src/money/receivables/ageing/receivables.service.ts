import { Injectable } from '@nestjs/common';
import { dubaiDay, endOfDubaiDay } from '@shop/contract/dubai-day';
import { type Fils, toAed } from '@shop/contract/money';
import { CompaniesService } from '../../../people/companies/companies.service.js';
import { UsersService } from '../../../people/users/users.service.js';
import { Clock } from '../../../platform/clock.js';
import { dateWithinBounds } from '../../../platform/http/validation/dates.js';
import { ChequeCover } from '../../cheques/cheque-cover.service.js';
import { accountKeyOf, accountOfKey } from '../../../billing/invoices/account.js';
import type { AccountMoney } from '../../../billing/movements/movement.js';
import { AccountCredit } from '../../receipts/account-credit.service.js';
import { AccountBooks } from '../statements/account-books.service.js';
import {
  closingBalanceOf,
  type OpenDocument,
  openDocumentsOf,
  openSumsOf,
  overdueOf,
} from '../statements/domain/statement.rules.js';
import type { ReceivablesOfAccountQueryDto, ReceivablesQueryDto } from './dto/receivables.query.js';
import type {
  ReceivableResponse,
  ReceivablesOfAccountResponse,
  ReceivablesResponse,
} from './dto/receivables.response.js';
import { toAging } from '../statements/statement.mapper.js';

const DAYS_AHEAD = 366;

type Party = Pick<ReceivableResponse, '_id' | 'resource' | 'name' | 'salesperson'>;

/** Computes the amounts that accounts owed on a day, by age. */
@Injectable()
export class Receivables {
  constructor(
    private readonly books: AccountBooks,
    private readonly credit: AccountCredit,
    private readonly cheques: ChequeCover,
    private readonly companies: CompaniesService,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` naming `on` */
  async listReceivables(query: ReceivablesQueryDto): Promise<ReceivablesResponse> {
    const at = this.endOf(query);
    const [books, covered] = await Promise.all([this.books.openAt(at), this.cheques.coveredOn(null, dubaiDay(at))]);
    const open = new Map([...books].map(([key, money]) => [key, openDocumentsOf(money, at)]));
    const keys = [...new Set([...open.keys(), ...covered.keys()])].filter(
      (key) => covered.has(key) || (open.get(key) ?? []).length > 0,
    );
    const parties = await this.partiesOf(keys);
    const accounts = keys.map((key) => ({
      ...parties(key),
      ...toReceivableSums(open.get(key) ?? [], covered.get(key) ?? 0),
    }));
    accounts.sort((one, other) => other.balance - one.balance || one.name.localeCompare(other.name));
    const total = toReceivableSums(
      [...open.values()].flat(),
      [...covered.values()].reduce((sum, amount) => sum + amount, 0),
    );
    return { on: dubaiDay(at), accounts, total };
  }

  /** @throws DomainError COMPANY_NOT_FOUND, USER_NOT_FOUND, or `invalid` if the query does not name one account */
  async ofAccount(query: ReceivablesOfAccountQueryDto): Promise<ReceivablesOfAccountResponse> {
    const at = this.endOf(query);
    const { account } = await this.credit.findAccount(query);
    const money = await this.books.moneyOf(account);
    const open = openDocumentsOf(money, at);
    const key = accountKeyOf(account);
    const party = (await this.partiesOf([key]))(key);
    const documents = open.map((document) => toDocument(document, money));
    documents.sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
    const covered = (await this.cheques.coveredOn(account, dubaiDay(at))).get(key) ?? 0;
    return { ...party, ...toReceivableSums(open, covered), documents };
  }

  /** The sum of what all accounts owe by their statements, computed from movements instead of open documents. */
  async statementBalance(query: ReceivablesQueryDto): Promise<Fils> {
    const at = this.endOf(query);
    const books = await this.books.openAt(at);
    return [...books.values()].reduce((sum, money) => sum + closingBalanceOf(money, at), 0);
  }

  /** The same until now, by the amounts that documents store. */
  storedBalance(): Promise<Fils> {
    return this.books.storedBalance();
  }

  private endOf({ on }: ReceivablesQueryDto): Date {
    const now = this.clock.now();
    return endOfDubaiDay(on === undefined ? now : dateWithinBounds(on, 'on', endOfDubaiDay(now, DAYS_AHEAD)));
  }

  private async partiesOf(keys: readonly string[]): Promise<(key: string) => Party> {
    const accounts = keys.map(accountOfKey);
    const [companies, users] = await Promise.all([
      this.companies.assigned(
        accounts.flatMap(({ company }) => company ?? []),
        null,
      ),
      this.users.refs(accounts.flatMap(({ user }) => user ?? [])),
    ]);
    const known = new Map(companies.map((company) => [company._id.toHexString(), company]));
    return (key) => {
      const { company, user } = accountOfKey(key);
      if (company === null) {
        return { _id: user.toHexString(), resource: 'users', name: users.of(user).name, salesperson: null };
      }
      const _id = company.toHexString();
      const { legalName: name = '', salesperson = null } = known.get(_id) ?? {};
      return { _id, resource: 'companies', name, salesperson };
    };
  }
}

/** @param covered by cheques */
function toReceivableSums(documents: readonly OpenDocument[], covered: Fils): ReceivablesResponse['total'] {
  const { aging, creditBalance } = openSumsOf(documents);
  const overdue = overdueOf(aging);
  return {
    ...toAging(aging),
    overdue: toAed(overdue),
    creditBalance: toAed(creditBalance),
    coveredByCheques: toAed(covered),
    balance: toAed(aging.current + overdue - creditBalance),
  };
}

type OpenDocumentResponse = ReceivablesOfAccountResponse['documents'][number];

/** Receipts, which have no due date, come last. */
const orderOf = ({ dueDate, at, number }: OpenDocumentResponse) => `${dueDate ?? '~'} ${at} ${number}`;

function toDocument({ number, age, amount }: OpenDocument, money: AccountMoney): OpenDocumentResponse {
  const sums = { number, age, amount: toAed(amount) };
  const invoice = money.invoices.find(({ invoiceNumber }) => invoiceNumber === number);
  if (invoice !== undefined) {
    const { _id, createdAt, dueDate } = invoice;
    const days = { at: createdAt.toISOString(), dueDate: dueDate.toISOString() };
    return { resource: 'invoices', _id: _id.toString(), ...sums, ...days };
  }
  const receipt = money.receipts.find(({ receiptNumber }) => receiptNumber === number);
  if (receipt === undefined) throw new Error(`A movement refers to ${number}, which is not a document of the account`);
  return {
    resource: 'receipts',
    _id: receipt._id.toString(),
    ...sums,
    at: receipt.paymentDate.toISOString(),
    dueDate: null,
  };
}
