import { LRUCache } from 'lru-cache';
import { AttributeColumn, type RowMask } from '../read-model/attribute-column.js';
import { distanceOf, type Measure } from '@shop/contract/measures';
import {
  add,
  lowest,
  lowerTo,
  NEAR_FROM,
  NONE,
  partLacking,
  type Penalties,
  penaltyOfDistance,
  ranked,
} from './penalties.js';
import { compactCode } from './plain-words.js';
import { type Correction, type SearchTerm, searchTerms, type Speller } from './search-terms.js';
import { COLOURS, LENGTHS, SEARCHED, type SearchedProduct } from './searched-fields.js';
import { SkuList } from './sku-list.js';
import type { Synonyms } from './synonyms.js';
import type { ValueWords } from './value-words.js';
import { type KnownWord, PENALTY, Vocabulary } from './vocabulary.js';

/** A measure that no product has, and the nearest existing ones, the best first. */
export interface NearMeasure {
  readonly asked: string;
  readonly found: readonly string[];
}

export interface SearchResult {
  /** The best first. */
  readonly rows: readonly number[];
  /** The rows that have each measure exactly; all rows if the search has no measure. */
  readonly exact: readonly number[];
  readonly mask: RowMask;
  readonly near: readonly NearMeasure[];
  readonly corrected: readonly Correction[];
}

/** The products nearest to a search without results. */
export interface Nearest {
  readonly rows: readonly number[];
  /** The parts of the search that the first product does not have. */
  readonly missing: readonly string[];
}

/** A number of at least this length is also searched inside SKUs. */
const INSIDE_SKU_FROM = 3;
const MOST_NAMED = 3;
/** The weight below 1 makes a tape of another colour a better match for "red tape" than a red ribbon. */
const COLOUR_WEIGHT = 0.9;
/** The lines of a sheet share most of their words. A cached term takes a byte for each product. */
const MOST_TERMS = 64;

interface Column {
  readonly column: AttributeColumn;
  /** By the code of the value. */
  readonly values: readonly ValueWords[];
  readonly isLast: boolean;
}

/** The column and value where a word occurs. */
interface Place {
  readonly column: number;
  readonly code: number;
  readonly penalty: number;
}

type Places = readonly Place[];

interface Evaluated {
  readonly term: SearchTerm;
  readonly penalties: Penalties;
}

/**
 * Finds products by the words that buyers type. The catalogue has few distinct words, since products share categories,
 * colours and sizes: a search first matches these words, and then marks the rows that have them.
 */
export class SearchIndex {
  private readonly columns: readonly Column[];
  private readonly places = new Map<string, Place[]>();
  private readonly vocabulary: Vocabulary;
  /** The words for the correction of typing errors: those of the catalogue, except features, and of the synonyms. */
  private readonly spelling: Vocabulary;
  private readonly skus: SkuList;
  /** The rows and places of the numbers in sizes, lengths and packs. */
  private readonly numbers = new Map<string, Place[]>();
  private readonly measuredColumns: readonly Column[];
  private readonly terms = new LRUCache<string, Penalties>({ max: MOST_TERMS });

  /** @param products in the order of the shop; a product may later be replaced by one with the same words */
  constructor(
    private readonly products: readonly { readonly product: SearchedProduct }[],
    private readonly synonyms: Synonyms,
  ) {
    this.columns = SEARCHED.map(({ of, words, isLast = false }) => {
      const column = new AttributeColumn(products.map(({ product }) => of(product)));
      return { column, values: column.distinct.map(words), isLast };
    });
    for (const [column, { values }] of this.columns.entries()) {
      for (const [code, { words, numbers }] of values.entries()) {
        for (const [word, penalty] of words) place(this.places, word, { column, code, penalty });
        for (const digits of numbers) place(this.numbers, digits, { column, code, penalty: 0 });
      }
    }
    this.vocabulary = new Vocabulary(this.places.keys());
    const names = [...this.places.keys()].filter((word) => this.isName(word));
    this.spelling = new Vocabulary([...names, ...synonyms.words].filter((word) => !/\d/.test(word)));
    this.skus = new SkuList(products.map(({ product }) => product.sku));
    this.measuredColumns = this.columns.filter(({ values }) => values.some(({ measures }) => measures.length > 0));
  }

  /** @param text as typed; a text without letters and digits finds nothing */
  search(text: string): SearchResult {
    const named = this.rowsOfSku(text);
    if (named.length > 0) return { rows: named, exact: named, mask: this.maskOf(named), near: [], corrected: [] };
    const terms = this.evaluated(text);
    if (terms.length === 0) return { rows: [], exact: [], mask: this.maskOf([]), near: [], corrected: [] };
    const totals = new Uint8Array(this.products.length);
    for (const { penalties } of terms) add(totals, penalties);
    const rows = ranked(totals, this.isAvailable);
    return {
      rows,
      exact: exactOf(terms, rows),
      mask: this.maskOf(rows),
      near: rows.length === 0 ? [] : terms.flatMap((term) => this.nearOf(term, rows)),
      corrected: terms.flatMap(({ term }) => (term.kind === 'words' ? term.corrected.map(fewOf) : [])),
    };
  }

  /** The products that match most of the terms; for measures, the closest ones. */
  nearest(text: string, most: number): Nearest {
    const terms = this.evaluated(text);
    const lacking = new Float64Array(this.products.length);
    let whole = 0;
    for (const { term, penalties } of terms) {
      const weight = this.isColour(term) ? COLOUR_WEIGHT : 1;
      whole += weight;
      const closeness = term.kind === 'measure' ? this.measured(term.measure, partLacking) : undefined;
      for (let row = 0; row < lacking.length; row += 1) {
        const lacks = penalties[row] === NONE ? (closeness?.[row] ?? NONE) / NONE : 0;
        lacking[row] = (lacking[row] ?? 0) + weight * lacks;
      }
    }
    const total = (row: number) => terms.reduce((sum, { penalties }) => sum + (penalties[row] ?? NONE), 0);
    const rows = lowest(lacking, most, (row) => {
      const lacks = lacking[row] ?? 0;
      if (lacks > whole - 1e-9) return Infinity;
      // Among rows that miss the same terms, the best come first, then the available ones.
      return lacks + 1e-5 * total(row) + (this.isAvailable(row) ? 0 : 1e-6);
    });
    const [best] = rows;
    const missing = terms.filter(({ penalties }) => best === undefined || penalties[best] === NONE);
    return { rows, missing: missing.map(({ term }) => term.asked) };
  }

  private isName(word: string): boolean {
    return this.places.get(word)?.some(({ column }) => this.columns[column]?.isLast === false) ?? false;
  }

  private readonly isAvailable = (row: number): boolean => this.products[row]?.product.isAvailable ?? false;

  private isColour(term: SearchTerm): boolean {
    if (term.kind !== 'words') return false;
    return [...term.ways.flat(), ...term.synonyms.flat()].some((word) =>
      this.places.get(word)?.some(({ column }) => column === COLOURS),
    );
  }

  /** A pasted SKU, alone or among other words, finds its product. */
  rowsOfSku(text: string): number[] {
    const requested = new Set([text, ...text.split(/[\s,;]+/)].map(compactCode));
    const rows = [...requested].flatMap((code) => this.skus.rowOf(code) ?? []);
    return rows.sort((a, b) => a - b);
  }

  private readonly isKnown = (word: string): boolean => this.synonyms.knows(word) || this.related(word).length > 0;

  private readonly speller: Speller = {
    split: (word) => (this.isKnown(word) ? [] : this.spelling.partsOf(word)),
    correct: (word) => (this.isKnown(word) ? [] : this.spelling.resembling(word)),
  };

  private evaluated(text: string): Evaluated[] {
    return searchTerms(text, this.synonyms, this.speller).map((term) => ({
      term,
      penalties: this.penaltiesOnce(term),
    }));
  }

  private penaltiesOnce(term: SearchTerm): Penalties {
    const key = JSON.stringify(term);
    const penalties = this.terms.get(key) ?? this.penaltiesOf(term);
    this.terms.set(key, penalties);
    return penalties;
  }

  private penaltiesOf(term: SearchTerm): Penalties {
    if (term.kind === 'measure') return this.measured(term.measure, penaltyOfDistance);
    if (term.kind === 'number') return this.numbered(term.digits);
    const penalties = this.noRows();
    for (const words of term.ways) lowerTo(penalties, this.saidAs(words, this.related));
    for (const words of term.synonyms) lowerTo(penalties, this.saidAs(words, this.named));
    return penalties;
  }

  /** The rows that have all of these words. */
  private saidAs([first, ...others]: readonly string[], match: (word: string) => Places): Penalties {
    if (first === undefined) return this.noRows();
    const penalties = this.worded(first, match);
    for (const word of others) add(penalties, this.worded(word, match));
    return penalties;
  }

  /** The rows that have the word, or a word that begins with it; also rows whose SKU contains it. */
  private worded(typed: string, match: (word: string) => Places): Penalties {
    const penalties = this.noRows();
    for (const [index, table] of this.tablesOf(match(typed))) {
      this.columns[index]?.column.lower(penalties, table);
    }
    if (typed.length >= INSIDE_SKU_FROM && /\d/.test(typed)) this.lowerBySku(penalties, typed);
    return penalties;
  }

  /** The rows with this word, or with words that begin with it; features do not count. */
  private readonly named = (typed: string): Places =>
    this.placesOf(this.vocabulary.matching(typed)).filter(({ column }) => this.columns[column]?.isLast === false);

  /** The same; if nothing is found, also words with the same stem, and features. */
  private readonly related = (typed: string): Places => {
    const named = this.named(typed);
    if (named.length > 0) return named;
    const matching = this.vocabulary.matching(typed);
    return this.placesOf(matching.length > 0 ? matching : this.vocabulary.ofFamily(typed));
  };

  private placesOf(known: readonly KnownWord[]): Places {
    return known.flatMap(({ word, penalty }) =>
      (this.places.get(word) ?? []).map((place) => ({ ...place, penalty: place.penalty + penalty })),
    );
  }

  /** The penalties of values by their code, for each column with a match. */
  private tablesOf(places: Places): Map<number, Uint8Array> {
    const tables = new Map<number, Uint8Array>();
    for (const { column, code, penalty } of places) {
      const table = tables.get(column) ?? new Uint8Array(this.columns[column]?.values.length ?? 0).fill(NONE);
      table[code] = Math.min(table[code] ?? NONE, penalty);
      tables.set(column, table);
    }
    return tables;
  }

  private lowerBySku(penalties: Penalties, typed: string): void {
    this.skus.eachWith(typed, (row, isBeginning) => {
      penalties[row] = Math.min(penalties[row] ?? NONE, isBeginning ? PENALTY.begins : PENALTY.inside);
    });
  }

  /** The number of a size, of a length or pack, or of a code. */
  private numbered(digits: string): Penalties {
    const penalties = this.worded(digits, this.named);
    for (const [index, table] of this.tablesOf(this.numbers.get(digits) ?? [])) {
      this.columns[index]?.column.lower(penalties, table);
    }
    return penalties;
  }

  private measured(requested: Measure, penaltyOf: PenaltyOfDistance): Penalties {
    const penalties = this.noRows();
    for (const { column, values } of this.measuredColumns) {
      column.lower(penalties, measuredTable(values, requested, penaltyOf));
    }
    return penalties;
  }

  /** The lengths that were found instead of one that no product has. */
  private nearOf({ term, penalties }: Evaluated, rows: readonly number[]): NearMeasure[] {
    const lengths = this.columns[LENGTHS];
    if (term.kind !== 'measure' || lengths === undefined) return [];
    if (rows.some((row) => (penalties[row] ?? NONE) < NEAR_FROM)) return [];
    const { column, values } = lengths;
    const table = measuredTable(values, term.measure, penaltyOfDistance);
    const counts = column.counts(rows);
    const found = column.distinct
      .map((value, code) => ({ value, penalty: table[code] ?? NONE }))
      .filter(({ value, penalty }) => penalty !== NONE && counts.has(value))
      .sort((a, b) => a.penalty - b.penalty);
    return [{ asked: term.asked, found: found.slice(0, MOST_NAMED).map(({ value }) => value) }];
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

function exactOf(terms: readonly Evaluated[], rows: readonly number[]): readonly number[] {
  const measures = terms.filter(({ term }) => term.kind === 'measure');
  const exact = rows.filter((row) => measures.every(({ penalties }) => (penalties[row] ?? NONE) < NEAR_FROM));
  return exact.length > 0 ? exact : rows;
}

const fewOf = ({ asked, found }: Correction): Correction => ({ asked, found: found.slice(0, MOST_NAMED) });

function place(places: Map<string, Place[]>, word: string, at: Place): void {
  const known = places.get(word);
  if (known === undefined) places.set(word, [at]);
  else known.push(at);
}

type PenaltyOfDistance = (requested: Measure, distance: number) => number;

/** The penalties of values by their code. */
function measuredTable(values: readonly ValueWords[], requested: Measure, penaltyOf: PenaltyOfDistance): Uint8Array {
  return Uint8Array.from(values, ({ measures }) => {
    const distances = measures.map(({ measure }) => distanceOf(requested, measure)).filter((one) => one !== undefined);
    return distances.length === 0 ? NONE : penaltyOf(requested, Math.min(...distances));
  });
}
