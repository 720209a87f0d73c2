import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { readOrderLine } from '@shop/contract/mails/read-line';
import { isCertainMatch, MAX_VISITOR_LINES, type OrderLine, ownCodeKey, ownCodesIn } from '@shop/contract/order-lines';
import type { Actor } from '../../platform/auth/actor.js';
import { refuseField } from '../../platform/errors/refuse.js';
import { Events } from '../../platform/events/events.service.js';
import { Attempts } from '../../platform/http/rate-limit/attempts.service.js';
import { attemptLimit, MINUTE } from '../../platform/http/rate-limit/limits.js';
import { BOUGHT_PIECES, OWN_CODES } from './catalog.events.js';
import { inQuestion, headingsOf, matchOf, quantityFor, soldInUnit, unusedWords } from './domain/line-products.js';
import type { OrderLineDto } from './dto/order-lines.requests.js';
import type { ResolvedLineResponse, ResolvedLinesResponse } from './dto/order-lines.response.js';
import { PriceBook } from './prices/price-book.service.js';
import { CatalogReadModel, type ProductMatches } from './read-model/catalog-read-model.js';

/**
 * Lists of lines whose products are searched: each may take a tenth of a second. For each user, or for each address
 * of visitors.
 */
const SEARCHED_LINES = attemptLimit('orderLines', 60, MINUTE);

/** A buyer can compare this many products at a glance. */
const MOST_CANDIDATES = 12;
const MOST_NEAREST = 3;

type SentLine = OrderLine & { readonly text: string };
type Found = (ProductMatches & { readonly line: SentLine; readonly isCoded?: boolean }) | undefined;

/** Finds the products for the lines of an email or a sheet. */
@Injectable()
export class OrderLines {
  constructor(
    private readonly catalog: CatalogReadModel,
    private readonly attempts: Attempts,
    private readonly book: PriceBook,
    private readonly events: Events,
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
    const read: SentLine[] = [];
    for (const { text } of lines) {
      // A line of many numbers takes a millisecond: other calls get their turn.
      await setImmediate();
      read.push({ text, ...readOrderLine(text) });
    }
    const found = await this.productsOf(read);
    if (actor !== null) await this.byOwnCodes(found, actor.id);
    const resolved = read.map((line, index) => resolvedLine(line, found[index]));
    const answered = actor === null ? resolved : await this.orderedBefore(resolved, found, actor.id);
    const products = new Map(found.flatMap((one) => one?.products ?? []).map((product) => [product._id, product]));
    const prices = await this.book.ofViewer(actor);
    return { lines: answered, products: [...products.values()].map((product) => prices.inAnswer(product)) };
  }

  private async productsOf(lines: readonly SentLine[]): Promise<Found[]> {
    const matches = await this.catalog.matches(wordsOf(lines), MOST_CANDIDATES);
    const found: Found[] = matches.flatMap((one, at) => (lines[at] === undefined ? [] : [{ ...one, line: lines[at] }]));
    await this.readLengths(found);
    await this.searchAgain(found);
    await this.joinHeadings(lines, found);
    await this.findNearest(found);
    return found.map((one) => one && soldInUnit(one.line, one));
  }

  /** A length that no product has is the quantity: `150 m` of reels of 50 m. */
  private async readLengths(found: Found[]): Promise<void> {
    const others = found.flatMap((one, at) => {
      const length = one?.line.length;
      if (!one || !length || one.line.question !== null || (one.total > 0 && !one.isGuessed)) return [];
      return [{ at, words: one.line.words.replace(length.text, ' ').trim() }];
    });
    for (const [at, matches] of await this.again(others)) {
      const line = found[at]?.line;
      if (!line?.length || matches.total === 0) continue;
      const { qty, unit, each } = line.length;
      found[at] = { ...matches, line: { ...line, ...inQuestion('unit', [{ qty, unit, each }]) } };
    }
  }

  /** Codes of the buyer's company are ignored if they find nothing. */
  private async searchAgain(found: Found[]): Promise<void> {
    const unknown = found.flatMap((one, at) => {
      const words = withoutCodes(one?.line.words ?? '');
      return one?.total === 0 && words !== '' && words !== one.line.words ? [{ at, words }] : [];
    });
    for (const [at, matches] of await this.again(unknown)) {
      const line = found[at]?.line;
      if (line === undefined) continue;
      const codes = ownCodesIn(line.words);
      found[at] = { ...matches, line, isNamed: false, isGuessed: true, leftOut: [...codes, ...matches.leftOut] };
    }
  }

  /** A line with a quantity and without a product with all of its words has those with most of them as candidates. */
  private async findNearest(found: Found[]): Promise<void> {
    const unknown = found.flatMap((one, at) => {
      const isOrder = one?.line.qty != null || one?.line.readings.some(({ unit }) => unit !== null);
      return one?.total === 0 && isOrder && one.line.words !== '' ? [{ at, line: one.line }] : [];
    });
    if (unknown.length === 0) return;
    const nearest = await this.catalog.nearest(wordsOf(unknown.map(({ line }) => line)), MOST_NEAREST);
    for (const [index, { at, line }] of unknown.entries()) {
      const matches = nearest[index];
      if (matches !== undefined) found[at] = { ...matches, line };
    }
  }

  private async joinHeadings(lines: readonly SentLine[], found: Found[]): Promise<void> {
    const known = found.flatMap((one) => one ?? []);
    const headings = headingsOf(lines, known);
    const below = await this.again(
      headings.map(({ at, words }) => ({ at, words: `${words} ${lines[at]?.words ?? ''}` })),
    );
    for (const { at, productType } of headings) {
      const [own, joined] = [found[at], below.get(at)];
      if (own === undefined) continue;
      if (joined !== undefined && joined.total > 0 && !joined.isGuessed) found[at] = { ...joined, line: own.line };
      else if (own.products[0]?.productType === productType) found[at] = { ...own, isGuessed: true };
    }
  }

  /** A product that the user's account chose for a code of its own. */
  private async byOwnCodes(found: Found[], user: string): Promise<void> {
    const open = found.flatMap((one, at) => {
      const keys = one === undefined || one.isNamed ? [] : ownCodesIn(one.line.words).map(ownCodeKey);
      return one === undefined || keys.length === 0 ? [] : [{ at, line: one.line, keys }];
    });
    if (open.length === 0) return;
    const [codes = new Map<string, string>()] = await this.events.query(OWN_CODES, user, null);
    for (const { at, line, keys } of open) {
      const ids = new Set(keys.flatMap((key) => codes.get(key) ?? []));
      const [id] = ids;
      const product = id === undefined || ids.size > 1 ? null : await this.catalog.product(id);
      if (product === null) continue;
      const coded = { ...line, words: withoutCodes(line.words) };
      found[at] = {
        line: coded,
        products: [product],
        total: 1,
        isNamed: true,
        isGuessed: false,
        isCoded: true,
        leftOut: [],
      };
    }
  }

  private async again(texts: readonly { at: number; words: string }[]): Promise<Map<number, ProductMatches>> {
    if (texts.length === 0) return new Map();
    const found = await this.catalog.matches(wordsOf(texts), MOST_CANDIDATES);
    return new Map(
      found.flatMap((one, index) => (texts[index] === undefined ? [] : [[texts[index].at, one] as const])),
    );
  }

  /** Among products that have all words, the one that the user ordered before is certain. */
  private async orderedBefore(
    lines: readonly ResolvedLineResponse[],
    found: readonly Found[],
    user: string,
  ): Promise<ResolvedLineResponse[]> {
    const isOpen = (at: number) => {
      const one = found[at];
      return one !== undefined && !one.isGuessed && one.total > 1 && one.total <= one.products.length;
    };
    if (!lines.some((_line, at) => isOpen(at))) return [...lines];
    const [bought = new Map<string, number>()] = await this.events.query(BOUGHT_PIECES, user, null);
    return lines.map((line, at) => {
      const one = found[at];
      const known =
        one === undefined || !isOpen(at) ? [] : one.products.filter(({ _id }) => (bought.get(_id) ?? 0) > 0);
      const [product] = known;
      if (one === undefined || product === undefined || known.length > 1) return line;
      const others = line.candidates.filter((id) => id !== product._id);
      const quantity = quantityFor(one.line, one, product);
      return { ...line, ...quantity, match: 'ordered' as const, candidates: [product._id, ...others] };
    });
  }
}

const wordsOf = (lines: readonly { readonly words: string }[]): string[] => lines.map(({ words }) => words);

const withoutCodes = (words: string): string => {
  const codes = ownCodesIn(words);
  return words
    .split(/\s+/)
    .filter((word) => !codes.includes(word))
    .join(' ');
};

function resolvedLine({ text, words, ...line }: SentLine, found: Found): ResolvedLineResponse {
  if (found === undefined) {
    const { qty, unit, each, question, readings } = line;
    const read = { text, words, qty, unit, each, question, readings: [...readings] };
    return { ...read, match: 'skipped', candidates: [], total: 0, leftOut: [], ownCode: null };
  }
  const match = found.isCoded === true ? 'coded' : matchOf(found);
  const [certain] = isCertainMatch(match) ? found.products : [];
  const unused = certain !== undefined && found.isNamed ? unusedWords(words, certain) : found.leftOut;
  const leftOut = found.isCoded === true ? unused.filter((word) => !ownCodesIn(word).includes(word)) : [...unused];
  const unknown = new Set(leftOut.map(ownCodeKey));
  const isOpen = match === 'unsure' || match === 'none';
  const [ownCode, another] = isOpen ? ownCodesIn(words).filter((code) => unknown.has(ownCodeKey(code))) : [];
  return {
    text,
    words,
    match,
    leftOut,
    ...quantityFor(found.line, found, certain),
    candidates: found.products.map(({ _id }) => _id),
    total: found.total,
    ownCode: another === undefined ? (ownCode ?? null) : null,
  };
}
