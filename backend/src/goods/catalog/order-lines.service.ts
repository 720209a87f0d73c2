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
    const found = await this.productsOf(read);
    const resolved = read.map((line, index) => resolvedLine(line, found[index]));
    const products = new Map(found.flatMap((matches) => matches.products.map((product) => [product._id, product])));
    const prices = await this.book.ofViewer(actor);
    return { lines: resolved, products: [...products.values()].map((product) => prices.inAnswer(product)) };
  }

  private async productsOf(lines: readonly (OrderLine & { text: string })[]): Promise<ProductMatches[]> {
    const found = await this.matchesOf(lines.map(({ words }) => words));
    const headings = headingsOf(lines, found);
    const joined = await this.again(headings.map(({ at, words }) => ({ at, words: `${words} ${lines[at]?.words ?? ''}` })));
    for (const { at, type } of headings) {
      const [own, below] = [found[at], joined.get(at)];
      if (below !== undefined && below.total > 0 && !below.isGuessed) found[at] = below;
      else if (own?.products.some(({ productType }) => productType === type) === true) found[at] = { ...own, isGuessed: true };
    }
    return found;
  }

  /** Codes of the buyer's company are ignored if they find nothing. */
  private async matchesOf(texts: readonly string[]): Promise<ProductMatches[]> {
    const found = [...(await this.catalog.matches(texts, MOST_CANDIDATES))];
    const unknown = found.flatMap(({ total }, at) => {
      const words = withoutCodes(texts[at] ?? '');
      return total === 0 && words !== '' && words !== texts[at] ? [{ at, words }] : [];
    });
    for (const [at, matches] of await this.again(unknown)) found[at] = { ...matches, isNamed: false, isGuessed: true };
    return found;
  }

  private async again(texts: readonly { at: number; words: string }[]): Promise<Map<number, ProductMatches>> {
    const found = await this.catalog.matches(texts.map(({ words }) => words), MOST_CANDIDATES);
    return new Map(texts.flatMap(({ at }, index) => (found[index] === undefined ? [] : [[at, found[index]] as const])));
  }
}

/** Words with letters and digits that begin with a letter: `ART-991`. */
const CODE = /^(?=\p{L})(?=.*\d)[\p{L}\d./_-]{4,}$/u;

const withoutCodes = (words: string): string =>
  words
    .split(/\s+/)
    .filter((word) => !CODE.test(word))
    .join(' ');

interface Heading {
  readonly at: number;
  readonly words: string;
  readonly type: string | undefined;
}

/** The lines below "Creasing matrix:", each with the words of that line: they belong to its sizes. */
function headingsOf(lines: readonly OrderLine[], found: readonly ProductMatches[]): Heading[] {
  let heading: Omit<Heading, 'at'> | undefined;
  return found.flatMap(({ total, isNamed, isGuessed, products }, at) => {
    const line = lines[at];
    if (line === undefined || isNamed) return [];
    if (isOpen(line)) {
      const isHeading = total > 1 && !isGuessed && !/\d/.test(line.words);
      heading = isHeading ? { words: line.words, type: products[0]?.productType } : undefined;
      return [];
    }
    return heading === undefined ? [] : [{ at, ...heading }];
  });
}

const isOpen = ({ qty, question, length }: OrderLine): boolean => qty === null && question === null && length === null;

function resolvedLine(
  line: OrderLine & { text: string },
  matches: ProductMatches | undefined,
): Omit<ResolvedLineResponse, never> {
  const { length: _length, isBare: _isBare, ...read } = line;
  if (matches === undefined) return { ...read, match: 'skipped', candidates: [], total: 0, leftOut: [] };
  const fitting = soldInUnit(line, matches);
  const match = matchOf(fitting);
  const sure = match === 'named' || match === 'found' ? fitting.products[0] : undefined;
  return {
    ...read,
    ...quantityOf(line, fitting, sure),
    match,
    candidates: fitting.products.map(({ _id }) => _id),
    total: fitting.total,
    leftOut: [...fitting.leftOut],
  };
}

/** The unit decides between reel, box and strips. */
function soldInUnit({ unit, readings }: OrderLine, matches: ProductMatches): ProductMatches {
  const [units] = [unit ?? readings[0]?.unit ?? null];
  const { products, total } = matches;
  if (units === null || total < 2 || total > products.length) return matches;
  const fitting = products.filter((product) => isSoldIn(units, product));
  return fitting.length === 0 ? matches : { ...matches, products: fitting, total: fitting.length };
}
