import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CatalogueChanges, type ChangedIds } from './catalogue-changes.service.js';
import { CatalogueReader } from './catalogue-reader.js';
import type { CategoryRecord } from './category.schema.js';
import { CatalogueIndex } from './domain/catalogue-index.js';
import { TextFile } from './text-file.js';

/** What visitors see, in the memory of this server. */
export interface Catalogue {
  readonly index: CatalogueIndex;
  /** Active ones, in the order of the shop. */
  readonly categories: readonly CategoryRecord[];
  /** Another one after each change. */
  readonly version: number;
  /** Another one after each change but those that `onRetold` tells of. */
  readonly arrangement: number;
}

/** For so long visitors may be told what was before a change while that is read. Who made it here waits until then. */
const BEHIND_MS = 300;

/**
 * Keeps what the shop shows as the database has it: read once, then what was changed, each time before the change is
 * answered.
 */
@Injectable()
export class LiveCatalogue implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(LiveCatalogue.name);
  private texts = new TextFile();
  private index = new CatalogueIndex(this.texts);
  private categoryRecords: readonly CategoryRecord[] = [];
  private version = 0;
  private arrangement = 0;
  private isWhole = false;
  /** What is to be read; null: all of it. */
  private changed: ChangedIds[] | null = null;
  private reading: Promise<void> | undefined;
  private nextReading: Promise<void> | undefined;
  /** When the oldest change came that is being read, and that is to be read. */
  private readingSince: number | undefined;
  private changedSince: number | undefined;
  private tellRetold: (numbers: readonly number[]) => void = () => undefined;

  constructor(
    private readonly reader: CatalogueReader,
    private readonly changes: CatalogueChanges,
  ) {}

  /** Read while the server starts; a visitor who is there first waits for the rest. */
  onApplicationBootstrap(): void {
    this.changes.onChange((changed) => this.take(changed));
    void this.readAll().catch((error: unknown) => this.warn(error));
  }

  onApplicationShutdown(): void {
    this.texts.close();
  }

  /** `tell` is called when products say something else, and are shown and found as they were. */
  onRetold(tell: (numbers: readonly number[]) => void): void {
    this.tellRetold = tell;
  }

  /** null while not all is read, or while a change is not that has been there for long. */
  now(): Catalogue | null {
    const { index, categoryRecords: categories, version, arrangement, readingSince, changedSince } = this;
    if (!this.isWhole || this.changed === null) return null;
    const since = readingSince ?? changedSince;
    if (since !== undefined && performance.now() - since >= BEHIND_MS) return null;
    return { index, categories, version, arrangement };
  }

  /** With every change that was answered before the call. @throws what the database threw */
  async current(): Promise<Catalogue> {
    for (;;) {
      const catalogue = this.now();
      if (catalogue !== null) return catalogue;
      await this.readAll();
    }
  }

  /** Resolves when the change is read, or nobody is told any more what was before it. */
  private async take(changed: ChangedIds | null): Promise<void> {
    if (changed === null) this.changed = null;
    if (changed === null || this.changed === null) return;
    this.changed.push(changed);
    if (this.isWhole) this.changedSince ??= performance.now();
    else this.changedSince = -Infinity;
    const reading = this.readNext().catch((error: unknown) => this.warn(error));
    if (this.isWhole) await within(BEHIND_MS, reading);
  }

  /** A reading that has not begun: one that is under way may not see what was just changed. */
  private readNext(): Promise<void> {
    this.nextReading ??= (this.reading ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => {
        this.nextReading = undefined;
        return this.readAll();
      });
    return this.nextReading;
  }

  /** One reading at a time. What fails to be read stays to be read. */
  private readAll(): Promise<void> {
    this.reading ??= this.read().finally(() => {
      this.reading = undefined;
      this.readingSince = undefined;
    });
    return this.reading;
  }

  private async read(): Promise<void> {
    const { changed, changedSince } = this;
    if (changed?.length === 0) return;
    this.changed = [];
    this.readingSince = changedSince;
    this.changedSince = undefined;
    try {
      if (changed === null) await this.readEverything();
      else await this.readChanged(changed);
    } catch (error) {
      this.changed = null;
      throw error;
    }
  }

  private async readEverything(): Promise<void> {
    this.isWhole = false;
    const [categories, expected] = await Promise.all([this.reader.categories(), this.reader.productCount()]);
    const texts = new TextFile();
    const index = new CatalogueIndex(texts, expected);
    await this.appendAll(index).catch(closing(texts));
    index.arrange();
    this.index = index;
    this.keepIn(texts);
    this.categoryRecords = categories;
    this.isWhole = true;
    this.version += 1;
    this.arrangement += 1;
  }

  private async readChanged(changed: readonly ChangedIds[]): Promise<void> {
    const products = changed.flatMap((one) => one.products);
    const categories = changed.flatMap((one) => one.categories);
    const found = await this.reader.products(products, categories);
    if (categories.length > 0) this.categoryRecords = await this.reader.categories();
    const shown = new Set(found.map(({ id }) => id));
    const within = new Set(categories.map((id) => id.toHexString()));
    const affected = [...products.map((id) => id.toHexString()), ...this.index.idsIn(within)];
    const gone = affected.filter((id) => !shown.has(id));
    const { isRearranged, retold } = this.index.change(found, gone);
    if (this.index.isWasteful) this.tidy();
    if (isRearranged || categories.length > 0) this.arrangement += 1;
    else if (retold.length === 0) return;
    else this.tellRetold(retold);
    this.version += 1;
  }

  private async appendAll(index: CatalogueIndex): Promise<void> {
    for await (const products of this.reader.allProducts()) index.append(products);
  }

  private tidy(): void {
    const texts = new TextFile();
    this.index.moveTexts(texts);
    this.keepIn(texts);
  }

  private keepIn(texts: TextFile): void {
    this.texts.close();
    this.texts = texts;
    if (texts.trouble !== undefined) this.logger.warn(`The catalogue takes up memory: ${reasonOf(texts.trouble)}`);
  }

  private warn(error: unknown): void {
    this.logger.warn(`The catalogue is not read yet: ${reasonOf(error)}`);
  }
}

const closing = (texts: TextFile) => (error: unknown) => {
  texts.close();
  throw error;
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function within(milliseconds: number, promise: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)));
  await Promise.race([promise, limit]);
  clearTimeout(timer);
}
