import { Injectable } from '@nestjs/common';
import { PreparedAnswer } from '../platform/http/prepared-answer.js';
import { PreparedAnswers } from '../platform/http/prepared-answers.js';
import { productNotFound } from './catalog.errors.js';
import { toCategory } from './category.mapper.js';
import type { ProductQueryDto } from './dto/product.query.js';
import { type Catalogue, LiveCatalogue } from './live-catalogue.service.js';
import { facetsOf } from './product-facets.js';
import { DEFAULT_LIMIT } from './product-search.service.js';
import { toSelection } from './product-selection.js';

/** Some 140 pages of 48 products, each by two names. */
const MOST_BYTES = 20 * 2 ** 20;
const MOST_NAMES = 5000;

interface Made {
  readonly body: string | Uint8Array;
  /** Numbers of the products that it tells of. */
  readonly of?: readonly number[];
}

/** What visitors are told of the catalogue, kept ready until the catalogue changes in what it tells. */
@Injectable()
export class CatalogueAnswers {
  private readonly kept = new PreparedAnswers(MOST_BYTES, MOST_NAMES);

  constructor(private readonly live: LiveCatalogue) {
    live.onRetold((numbers) => this.kept.forget(numbers));
  }

  /** What this very address was answered, if nothing has changed since. */
  keptFor(address: string): PreparedAnswer | undefined {
    const catalogue = this.live.now();
    return catalogue === null ? undefined : this.kept.get(address, catalogue.arrangement);
  }

  /** Another one after each change of the catalogue; null while one is being read. */
  version(): number | null {
    return this.live.now()?.version ?? null;
  }

  /** @param address of the call, so that the next one is answered without looking into it */
  page(query: ProductQueryDto, address: string): Promise<PreparedAnswer> {
    const { page = 1, limit = DEFAULT_LIMIT } = query;
    const selection = toSelection(query);
    return this.prepared(nameOf('page', query, page, limit), address, ({ index }) => {
      const { total, products } = index.page(selection, (page - 1) * limit, limit);
      const pagination = { page, limit, total, totalPages: Math.ceil(total / limit) };
      const after = `],"pagination":${JSON.stringify(pagination)}}`;
      return { body: products.join({ before: '{"data":[', between: ',', after }), of: products.numbers };
    });
  }

  /** How many products each further choice would show. */
  facets(query: ProductQueryDto, address: string): Promise<PreparedAnswer> {
    const selection = toSelection(query);
    return this.prepared(nameOf('facets', query), address, (catalogue) => ({
      body: JSON.stringify(facetsOf(catalogue, selection)),
    }));
  }

  /** @throws DomainError PRODUCT_NOT_FOUND, also for hidden ones */
  product(id: string, address: string): Promise<PreparedAnswer> {
    return this.prepared(`product ${id.toLowerCase()}`, address, ({ index }) => {
      const product = index.get(id.toLowerCase());
      if (product === undefined) throw productNotFound();
      return { body: product.join(), of: product.numbers };
    });
  }

  /** Active ones, in the order of the shop. */
  categories(address: string): Promise<PreparedAnswer> {
    return this.prepared('categories', address, ({ categories }) => ({
      body: JSON.stringify(categories.map(toCategory)),
    }));
  }

  private async prepared(name: string, address: string, make: (catalogue: Catalogue) => Made): Promise<PreparedAnswer> {
    const catalogue = await this.live.current();
    const { arrangement } = catalogue;
    const ready = this.kept.get(name, arrangement);
    if (ready !== undefined) {
      this.kept.keepAs(address, name);
      return ready;
    }
    const { body, of } = make(catalogue);
    const answer = new PreparedAnswer(body);
    for (const known of [name, address]) this.kept.keep(known, arrangement, answer, of);
    return answer;
  }
}

/** The same for queries that mean the same. */
function nameOf(kind: string, query: ProductQueryDto, ...window: number[]): string {
  const { attributes, ...selection } = toSelection(query);
  return `${kind} ${JSON.stringify([selection, [...attributes], window])}`;
}
