import { LRUCache } from 'lru-cache';
import type { ProductResponse } from '../dto/product.response.js';
import { AttributeColumn, type RowMask } from '../read-model/attribute-column.js';
import { distanceOf, isNear, isSame, type Measure } from './measures.js';
import { compactCode } from './plain-words.js';
import { type SearchTerm, searchTerms } from './search-terms.js';
import type { Synonyms } from './synonyms.js';
import { codeWords, measureWords, nameWords, partWords, type ValueWords } from './value-words.js';
import { type KnownWord, PENALTY, Vocabulary } from './vocabulary.js';

export type SearchedProduct = Omit<ProductResponse, 'price'>;

/** A measure that no product has, and those near it, the best first. */
export interface NearMeasure {
  readonly asked: string;
  readonly found: readonly string[];
}

/** A mistyped word, and the words of the catalogue that it was taken for. */
export interface Correction {
  readonly asked: string;
  readonly found: readonly string[];
}

export interface SearchResult {
  /** The best first. */
  readonly rows: readonly number[];
  readonly mask: RowMask;
  readonly near: readonly NearMeasure[];
  readonly corrected: readonly Correction[];
}

/** What comes nearest to a search that found nothing. */
export interface Nearest {
  readonly rows: readonly number[];
  /** The parts of the search that the first of them lacks. */
  readonly missing: readonly string[];
}

/** A byte for each row: the penalty of a term, or `NONE`. */
type Penalties = Uint8Array;
const NONE = 255;
/** Near measures come after everything that has the measure, the nearest first. */
const NEAR_FROM = 4;
const NEAR_STEPS = 10;
/** From this length on, a number is looked for inside of SKUs. */
const INSIDE_SKU_FROM = 3;
const MOST_NAMED = 3;
/** The lines of a sheet have most of their words in common. A term takes a byte for each product. */
const MOST_TERMS = 64;

/** The texts of a product that are searched, and by what each is found. */
const SEARCHED: readonly {
  readonly of: (product: SearchedProduct) => string;
  readonly words: (value: string) => ValueWords;
}[] = [
  { of: ({ productType }) => productType, words: partWords },
  { of: ({ category }) => category.displayName, words: partWords },
  { of: ({ color }) => color, words: nameWords },
  { of: ({ code }) => code, words: codeWords },
  { of: ({ sort }) => sort, words: nameWords },
  { of: ({ origin }) => origin, words: nameWords },
  { of: ({ unit }) => unit, words: nameWords },
  { of: ({ size }) => size, words: measureWords },
  { of: lengthText, words: measureWords },
];

/** The length of a roll that has no variant stands in its first specification, after its width: 55 mm × 300 m. */
function lengthText({ variant, displaySpecs }: SearchedProduct): string {
  if (variant !== '') return variant;
  return /\d+ (?:m|yd)\b(?=[^,]*)/.exec(displaySpecs.split(',', 1)[0] ?? '')?.[0].replace(' ', '-') ?? '';
}

interface Column {
  readonly column: AttributeColumn;
  /** By the code of the value. */
  readonly values: readonly ValueWords[];
}

/** Where a word of the catalogue stands. */
interface Place {
  readonly column: number;
  readonly code: number;
  readonly penalty: number;
}

interface Evaluated {
  readonly term: SearchTerm;
  readonly penalties: Penalties;
  readonly corrected: readonly string[];
}

/**
 * Finds products by what buyers type. The words of the catalogue are few, as products share their categories, colours and
 * sizes: a search looks among these, and then marks the rows that have them.
 */
export class SearchIndex {
  private readonly columns: readonly Column[];
  private readonly places = new Map<string, Place[]>();
  private readonly vocabulary: Vocabulary;
  private readonly skus: readonly string[];
  private readonly terms = new LRUCache<string, Evaluated>({ max: MOST_TERMS });

  /** @param products in the order of the shop; one may be replaced by one that is found by the same words */
  constructor(
    private readonly products: readonly { readonly product: SearchedProduct }[],
    private readonly synonyms: Synonyms,
  ) {
    this.columns = SEARCHED.map(({ of, words }) => {
      const column = new AttributeColumn(products.map(({ product }) => of(product)));
      return { column, values: column.distinct.map(words) };
    });
    for (const [column, { values }] of this.columns.entries()) {
      for (const [code, { words }] of values.entries()) {
        for (const [word, penalty] of words) this.place(word, { column, code, penalty });
      }
    }
    this.vocabulary = new Vocabulary(this.places.keys());
    this.skus = products.map(({ product }) => compactCode(product.sku));
  }

  /** @param text as it was typed; one without letters and digits finds nothing */
  search(text: string): SearchResult {
    const named = this.rowsOfSku(text);
    if (named.length > 0) return { rows: named, mask: this.maskOf(named), near: [], corrected: [] };
    const terms = searchTerms(text, this.synonyms).map((term) => this.evaluatedOnce(term));
    if (terms.length === 0) return { rows: [], mask: this.maskOf([]), near: [], corrected: [] };
    const totals = this.totals(terms);
    const rows = this.ranked(
      [...totals.keys()].filter((row) => totals[row] !== Infinity),
      (row) => totals[row] ?? 0,
    );
    return {
      rows,
      mask: this.maskOf(rows),
      near: terms.flatMap((term) => this.nearOf(term, rows)),
      corrected: terms.flatMap(({ term, corrected }) =>
        corrected.length > 0 ? [{ asked: term.asked, found: corrected.slice(0, MOST_NAMED) }] : [],
      ),
    };
  }

  /** The products that have most of what was typed; of measures the closest ones. */
  nearest(text: string, most: number): Nearest {
    const terms = searchTerms(text, this.synonyms).map((term) => this.evaluatedOnce(term));
    const lacking = new Float64Array(this.products.length);
    for (const { term, penalties } of terms) {
      const closeness = term.kind === 'measure' ? this.measured(term.measure, partLacking) : undefined;
      for (let row = 0; row < lacking.length; row += 1) {
        const lacks = penalties[row] === NONE ? (closeness?.[row] ?? NONE) / NONE : 0;
        lacking[row] = (lacking[row] ?? 0) + lacks;
      }
    }
    const having = [...lacking.keys()].filter((row) => (lacking[row] ?? 0) < terms.length);
    const rows = this.ranked(having, (row) => lacking[row] ?? 0).slice(0, most);
    const [best] = rows;
    const missing = terms.filter(({ penalties }) => best === undefined || penalties[best] === NONE);
    return { rows, missing: missing.map(({ term }) => term.asked) };
  }

  private place(word: string, place: Place): void {
    const known = this.places.get(word);
    if (known === undefined) this.places.set(word, [place]);
    else known.push(place);
  }

  /** A SKU that was pasted, alone or among other words, is what is wanted. */
  private rowsOfSku(text: string): number[] {
    const asked = new Set([text, ...text.split(/[\s,;]+/)].map(compactCode).filter((code) => /\d/.test(code)));
    if (asked.size === 0) return [];
    return [...this.skus.keys()].filter((row) => asked.has(this.skus[row] ?? ''));
  }

  private evaluatedOnce(term: SearchTerm): Evaluated {
    const key = JSON.stringify(term);
    const evaluated = this.terms.get(key) ?? this.evaluate(term);
    this.terms.set(key, evaluated);
    return evaluated;
  }

  private evaluate(term: SearchTerm): Evaluated {
    if (term.kind === 'measure') {
      return { term, penalties: this.measured(term.measure, penaltyOfDistance), corrected: [] };
    }
    if (term.kind === 'number') return { term, penalties: this.numbered(term.digits), corrected: [] };
    const ways = term.ways.map((words) => this.saidAs(words));
    const penalties = ways.reduce(better, this.noRows());
    if (penalties.some((penalty) => penalty !== NONE)) return { term, penalties, corrected: [] };
    return this.mistyped(term, term.ways.at(-1) ?? []);
  }

  /** The rows that have all of these words. */
  private saidAs(words: readonly string[]): Penalties {
    const each = words.map((word) => this.worded(this.vocabulary.matching(word), word));
    return allOf(each, this.noRows());
  }

  private mistyped(term: SearchTerm, words: readonly string[]): Evaluated {
    const each = words.map((word) => {
      const matching = this.vocabulary.matching(word);
      return matching.length > 0 ? matching : this.vocabulary.resembling(word);
    });
    const penalties = allOf(
      each.map((known) => this.worded(known)),
      this.noRows(),
    );
    const corrected = each.flat().filter(({ penalty }) => penalty === PENALTY.mistyped);
    return { term, penalties, corrected: corrected.map(({ word }) => word) };
  }

  /** The rows that have one of these words; those whose SKU has the typed one too. */
  private worded(known: readonly KnownWord[], typed = ''): Penalties {
    const penalties = this.noRows();
    const tables = this.columns.map(({ values }) => ({
      table: new Uint8Array(values.length).fill(NONE),
      isUsed: false,
    }));
    for (const { word, penalty } of known) {
      for (const place of this.places.get(word) ?? []) {
        const of = tables[place.column];
        if (of === undefined) continue;
        of.table[place.code] = Math.min(of.table[place.code] ?? NONE, place.penalty + penalty);
        of.isUsed = true;
      }
    }
    for (const [index, { table, isUsed }] of tables.entries()) {
      if (isUsed) this.columns[index]?.column.lower(penalties, table);
    }
    if (typed.length >= INSIDE_SKU_FROM && /\d/.test(typed)) this.lowerBySku(penalties, typed);
    return penalties;
  }

  private lowerBySku(penalties: Penalties, typed: string): void {
    for (const [row, sku] of this.skus.entries()) {
      const at = sku.indexOf(typed);
      if (at === -1) continue;
      penalties[row] = Math.min(penalties[row] ?? NONE, at === 0 ? PENALTY.begins : PENALTY.inside);
    }
  }

  /** The number of a size, of a length or pack, or of a code. */
  private numbered(digits: string): Penalties {
    const penalties = this.worded(this.vocabulary.matching(digits), digits);
    for (const { column, values } of this.columns) {
      const table = Uint8Array.from(values, ({ numbers }) => (numbers.has(digits) ? 0 : NONE));
      column.lower(penalties, table);
    }
    return penalties;
  }

  private measured(asked: Measure, penaltyOf: (asked: Measure, distance: number) => number): Penalties {
    const penalties = this.noRows();
    for (const { column, values } of this.columns) {
      if (values.every(({ measures }) => measures.length === 0)) continue;
      const table = Uint8Array.from(values, ({ measures }) => {
        const distances = measures.map(({ measure }) => distanceOf(asked, measure)).filter((one) => one !== undefined);
        return distances.length === 0 ? NONE : penaltyOf(asked, Math.min(...distances));
      });
      column.lower(penalties, table);
    }
    return penalties;
  }

  /** Infinity for the rows that lack a term. */
  private totals(terms: readonly Evaluated[]): Float64Array {
    const totals = new Float64Array(this.products.length);
    for (const { penalties } of terms) {
      for (let row = 0; row < totals.length; row += 1) {
        const penalty = penalties[row] ?? NONE;
        totals[row] = (totals[row] ?? 0) + (penalty === NONE ? Infinity : penalty);
      }
    }
    return totals;
  }

  /** By what they lack, then what can be had before what cannot, then in the order of the shop. */
  private ranked(rows: number[], lackOf: (row: number) => number): number[] {
    const isAvailable = (row: number) => Number(this.products[row]?.product.isAvailable ?? false);
    return rows.sort((a, b) => lackOf(a) - lackOf(b) || isAvailable(b) - isAvailable(a) || a - b);
  }

  /** What was found instead of a length that no product has. */
  private nearOf({ term, penalties }: Evaluated, rows: readonly number[]): NearMeasure[] {
    if (term.kind !== 'measure' || rows.length === 0) return [];
    if (rows.some((row) => (penalties[row] ?? NONE) < NEAR_FROM)) return [];
    const nearestFirst = [...rows].sort((a, b) => (penalties[a] ?? NONE) - (penalties[b] ?? NONE));
    const found = nearestFirst.map((row) => (this.products[row] ? lengthText(this.products[row].product) : ''));
    return [{ asked: term.asked, found: [...new Set(found)].slice(0, MOST_NAMED) }];
  }

  private noRows(): Penalties {
    return new Uint8Array(this.products.length).fill(NONE);
  }

  private maskOf(rows: readonly number[]): RowMask {
    const mask = new Uint8Array(this.products.length);
    for (const row of rows) mask[row] = 1;
    return mask;
  }
}

function penaltyOfDistance(asked: Measure, distance: number): number {
  if (isSame(distance)) return 0;
  return isNear(asked, distance) ? NEAR_FROM + Math.round(distance * NEAR_STEPS) : NONE;
}

/** How much of a measure another one lacks, of 255. */
function partLacking(_asked: Measure, distance: number): number {
  return Math.min(NONE - 1, Math.round((NONE * distance) / (1 + distance)));
}

function better(one: Penalties, other: Penalties): Penalties {
  return one.map((penalty, row) => Math.min(penalty, other[row] ?? NONE));
}

/** The sum of penalties where a row has all of them. */
function allOf(each: readonly Penalties[], none: Penalties): Penalties {
  if (each.length === 0) return none;
  return none.map((_none, row) => {
    let sum = 0;
    for (const penalties of each) {
      const penalty = penalties[row] ?? NONE;
      if (penalty === NONE) return NONE;
      sum += penalty;
    }
    return Math.min(sum, NONE - 1);
  });
}
