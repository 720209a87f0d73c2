import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { dubaiDay } from '@shop/contract/dubai-day';
import type { PricesFor } from '@shop/contract/price-lists';
import { Mutex } from 'async-mutex';
import { LRUCache } from 'lru-cache';
import { Types } from 'mongoose';
import { CompaniesService } from '../../../people/companies/companies.service.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { DatabaseSilence } from '../../../platform/database/database-silence.service.js';
import { errorMessage } from '../../../platform/errors/error-message.js';
import { Events } from '../../../platform/events/events.service.js';
import { ChangeFeed, type RecordChange } from '../../../platform/history/change-feed.service.js';
import { SettingsService } from '../../../shop/settings/settings.service.js';
import { STORED_PRICE_LISTS } from '../catalog.events.js';
import { type CustomerGroupMembers, listsOf, type PriceAccount, type PriceList } from './domain/price-lists.js';
import { PriceContext, type PriceViewers } from './price-context.js';

/** Accounts with the same lists share a context. */
const MOST_CONTEXTS = 50;
const RESOURCES: ReadonlySet<string> = new Set<RecordChange['resource']>(['price-lists', 'customer-groups']);
const VISITOR: PriceAccount = { company: null, user: null };

const accountOf = (user: Types.ObjectId | null, company: Types.ObjectId | null | undefined): PriceAccount =>
  company ? { company: company.toHexString(), user: null } : { company: null, user: user?.toHexString() ?? null };

interface Book {
  readonly lists: Map<string, PriceList>;
  groups: readonly CustomerGroupMembers[];
}

/**
 * The price lists in the memory of this server: read once from the database, then updated from the change feed. A change
 * by this server is applied before its call is answered.
 */
@Injectable()
export class PriceBook implements OnApplicationBootstrap {
  private readonly logger = new Logger(PriceBook.name);
  /** Allows one reading at a time, so that no older state overwrites a newer one. */
  private readonly mutex = new Mutex();
  /** null until everything is read, and after changes that may have been missed. */
  private book: Book | null = null;
  /** The last book, for visitors while the database does not respond. */
  private lastBook: Book | null = null;
  private revision = 0;
  private readonly contexts = new LRUCache<string, PriceContext>({ max: MOST_CONTEXTS });

  constructor(
    private readonly feed: ChangeFeed,
    private readonly events: Events,
    private readonly companies: CompaniesService,
    private readonly clock: Clock,
    private readonly silence: DatabaseSilence,
    private readonly settings: SettingsService,
  ) {}

  onApplicationBootstrap(): void {
    this.feed.onChange((changes) => this.applyChanges(changes));
  }

  /** Changes with each change of the price lists or of who sees prices, and at the start of a day in Dubai. */
  async version(): Promise<string> {
    await this.shown();
    return `${this.revision} ${this.today()} ${this.pricesFor()}`;
  }

  /** The prices that the caller sees: visitors and staff see the public ones. */
  async ofViewer(actor: Actor | null): Promise<PriceContext> {
    const book = await this.shown();
    const { lists } = book;
    const pricesFor = this.pricesFor();
    const viewers = pricesFor === 'everyone' ? 'all' : 'some';
    if (actor === null) return this.made(book, VISITOR, pricesFor === 'everyone' ? 'all' : 'none');
    const isForAll = pricesFor !== 'companies' && ![...lists.values()].some(({ kind }) => kind !== 'Public');
    if (actor.isAdmin || isForAll) return this.made(book, VISITOR, viewers);
    const company = await this.companies.idOfUser(new Types.ObjectId(actor.id), null);
    if (pricesFor === 'companies' && company === null) return this.made(book, VISITOR, 'none');
    return this.made(book, accountOf(new Types.ObjectId(actor.id), company), viewers);
  }

  /** The prices of a document's account: of its company, else of its user. */
  ofAccount(user: Types.ObjectId | null, company: Types.ObjectId | null | undefined): Promise<PriceContext> {
    return this.pricesOf(accountOf(user, company));
  }

  /** The prices of an account for its documents and for staff. @param day in Dubai; today if omitted */
  async pricesOf(account: PriceAccount, day = this.today()): Promise<PriceContext> {
    return this.made(await this.current(), account, 'all', day);
  }

  private made(
    { lists, groups }: Book,
    account: PriceAccount,
    viewers: PriceViewers,
    day = this.today(),
  ): PriceContext {
    const own = listsOf(account, lists.values(), groups);
    const key = `${this.revision} ${day} ${viewers} ${own.map(({ id }) => id).join(' ')}`;
    const context = this.contexts.get(key) ?? new PriceContext(key, own, day, viewers);
    this.contexts.set(key, context);
    return context;
  }

  private pricesFor(): PricesFor {
    return this.settings.current().pricesFor;
  }

  private today(): string {
    return dubaiDay(this.clock.now());
  }

  private async current(): Promise<Book> {
    return this.book ?? this.silence.within(() => this.mutex.runExclusive(() => this.book ?? this.readAll()));
  }

  /** If the book can't be read, the last one: only for prices that are shown, not for those that are stored. */
  private async shown(): Promise<Book> {
    try {
      return await this.current();
    } catch (error) {
      if (this.lastBook === null) throw error;
      return this.lastBook;
    }
  }

  private async readAll(): Promise<Book> {
    const stored = await this.read(null);
    return this.keep({ lists: new Map(stored.lists.map((list) => [list.id, list])), groups: stored.groups });
  }

  private keep(book: Book): Book {
    this.revision += 1;
    this.book = book;
    this.lastBook = book;
    return book;
  }

  private async applyChanges(changes: readonly RecordChange[] | null): Promise<void> {
    const own = changes?.filter(({ resource }) => RESOURCES.has(resource));
    if (own?.length === 0) return;
    await this.mutex.runExclusive(async () => {
      const { book } = this;
      this.book = null;
      if (book !== null && own !== undefined) await this.readAgain(book, own);
    });
  }

  /** If the changed lists can't be read, all of them are read again when they are needed. */
  private async readAgain(book: Book, changes: readonly RecordChange[]): Promise<void> {
    const ids = changes.filter(({ resource }) => resource === 'price-lists').map(({ id }) => id.toHexString());
    try {
      const stored = await this.read(ids);
      for (const id of ids) book.lists.delete(id);
      for (const list of stored.lists) book.lists.set(list.id, list);
      this.keep({ lists: book.lists, groups: stored.groups });
    } catch (error) {
      this.logger.warn(`Failed to read the price lists: ${errorMessage(error)}`);
    }
  }

  private async read(ids: readonly string[] | null) {
    const [stored = { lists: [], groups: [] }] = await this.events.query(STORED_PRICE_LISTS, ids, null);
    return stored;
  }
}
