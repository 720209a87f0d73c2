import { Injectable } from '@nestjs/common';
import { readOrderLine } from '@shop/contract/mails/read-line';
import { type LineMatch, MAX_VISITOR_LINES } from '@shop/contract/order-lines';
import type { Actor } from '../../platform/auth/actor.js';
import { refuseField } from '../../platform/errors/refuse.js';
import { Attempts } from '../../platform/http/rate-limit/attempts.service.js';
import { attemptLimit, MINUTE } from '../../platform/http/rate-limit/limits.js';
import type { OrderLineDto } from './dto/order-lines.requests.js';
import type { ResolvedLinesResponse } from './dto/order-lines.response.js';
import type { ProductResponse } from './dto/product.response.js';
import { PriceBook } from './prices/price-book.service.js';
import { CatalogReadModel, type ProductMatches } from './read-model/catalog-read-model.js';

/**
 * Lists of lines whose products are searched: each may take a tenth of a second. For each user, or for each address
 * of visitors.
 */
const SEARCHED_LINES = attemptLimit('orderLines', 60, MINUTE);

/** A buyer can compare this many products at a glance. */
const MOST_CANDIDATES = 12;

/** Finds the products for the lines of an email or a sheet. */
@Injectable()
export class OrderLines {
  constructor(
    private readonly catalog: CatalogReadModel,
    private readonly attempts: Attempts,
    private readonly book: PriceBook,
  ) {}

  /** @throws DomainError at `lines` if a visitor sends too many; TOO_MANY_REQUESTS */
  async resolveOrderLines(
    lines: readonly OrderLineDto[],
    actor: Actor | null,
    network: string,
  ): Promise<ResolvedLinesResponse> {
    if (actor === null && lines.length > MAX_VISITOR_LINES) {
      throw refuseField('lines', 'TOO_MANY', { max: MAX_VISITOR_LINES });
    }
    await this.attempts.count(SEARCHED_LINES, actor?.id ?? network);
    const read = lines.map(({ text }) => ({ text, ...readOrderLine(text) }));
    const found = await this.matchesOf(read.map(({ words }) => words));
    const products = new Map<string, ProductResponse>();
    for (const product of found.flatMap((matches) => matches.products)) products.set(product._id, product);
    const resolved = read.map((line, index) => ({ ...line, ...meaningOf(found[index]) }));
    const prices = await this.book.ofViewer(actor);
    return { lines: resolved, products: [...products.values()].map((product) => prices.inAnswer(product)) };
  }

  /** Codes of the buyer's company are ignored if they find nothing. */
  private async matchesOf(texts: readonly string[]): Promise<ProductMatches[]> {
    const found = [...(await this.catalog.matches(texts, MOST_CANDIDATES))];
    const unknown = found.flatMap(({ total }, index) => {
      const words = withoutCodes(texts[index] ?? '');
      return total === 0 && words !== '' && words !== texts[index] ? [{ index, words }] : [];
    });
    const again = await this.catalog.matches(
      unknown.map(({ words }) => words),
      MOST_CANDIDATES,
    );
    for (const [at, matches] of again.entries()) {
      const { index } = unknown[at] ?? {};
      if (index !== undefined) found[index] = { ...matches, isNamed: false, isGuessed: true };
    }
    return found;
  }
}

/** Words with letters and digits that begin with a letter: `ART-991`. */
const CODE = /^(?=\p{L})(?=.*\d)[\p{L}\d./_-]{4,}$/u;

const withoutCodes = (words: string): string =>
  words
    .split(/\s+/)
    .filter((word) => !CODE.test(word))
    .join(' ');

function meaningOf(matches: ProductMatches | undefined): { match: LineMatch; candidates: string[]; total: number } {
  if (matches === undefined) return { match: 'skipped', candidates: [], total: 0 };
  return { match: matchOf(matches), candidates: matches.products.map(({ _id }) => _id), total: matches.total };
}

function matchOf({ total, isNamed, isGuessed }: ProductMatches): LineMatch {
  if (total === 0) return 'none';
  if (total > 1 || isGuessed) return 'unsure';
  return isNamed ? 'named' : 'found';
}
