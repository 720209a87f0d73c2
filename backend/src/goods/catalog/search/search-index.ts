import { LRUCache } from 'lru-cache';
import { AttributeColumn, type RowMask } from '../read-model/attribute-column.js';
import type { Measure } from '@shop/contract/measures';
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
import { isName, namesAmong, place, type Place, type Places } from './places.js';
import { measureIn, measuredTable, type PenaltyOfDistance } from './measured.js';
import { compactCode } from './plain-words.js';
import { type Correction, type SearchTerm, searchTerms, type Speller } from './search-terms.js';
import { COLOURS, LENGTHS, MACHINES, SEARCHED, type SearchedProduct, TYPES } from './searched-fields.js';
import { SkuList } from './sku-list.js';
import type { Synonyms } from './synonyms.js';
import { isVague } from './vague-words.js';
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
  /** The parts of the search that no product has; the others found the rows. */
  readonly leftOut: readonly string[];
  /** True if all words are ignored because none describes a product: the rows are all products. */
  readonly isAnything: boolean;
}

/** The products nearest to a search without results. */
export interface Nearest {
  readonly rows: readonly number[];
  /** The parts of the search that the first product does not have. */
  readonly missing: readonly string[];
}

/** A number of at least this length is also searched inside SKUs. */
const INSIDE_SKU_FROM = 3;
/** Smaller numbers without a unit are no width in mm, and no length in m. */
const WIDTH_FROM = 4;
const LENGTH_FROM = 50;
const MOST_NAMED = 3;
/** The part of a type that products lack if it is only a word of their names: "double face" of a satin ribbon. */
const LACKING_AS_NAME = 0.5;
/**
 * A tape of another colour is a better match for "red tape" than a red ribbon; any matrix for "matrix 50 yd"; and for
 * "110 mm x 74 m" the ribbon that fits the machine, in another length.
 */
const WEIGHT = { colour: 0.9, length: 0.5, type: 1.1, other: 1 } as const;
/** A number of at least this length is a model or a code, not a size. */
const MODEL_FROM = 4;
/** The lines of a sheet share most of their words. A cached term takes a byte for each product. */
const MOST_TERMS = 64;

interface Column {
  readonly column: AttributeColumn;
  /** By the code of the value. */
  readonly values: readonly ValueWords[];
}

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
  /** Words for correcting typing errors: the names of the catalogue and the synonyms. */
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
    this.columns = SEARCHED.map(({ of, words }) => {
      const column = new AttributeColumn(products.map(({ product }) => of(product)));
      return { column, values: column.distinct.map(words) };
    });
    for (const [column, { values }] of this.columns.entries()) {
      for (const [code, { words, numbers }] of values.entries()) {
        for (const [word, penalty] of words) place(this.places, word, { column, code, penalty });
        for (const digits of numbers) place(this.numbers, digits, { column, code, penalty: 0 });
      }
    }
    this.vocabulary = new Vocabulary(this.places.keys());
    const names = [...this.places.keys()].filter((word) => this.occurs(word, isName));
    this.spelling = new Vocabulary([...names, ...synonyms.words].filter((word) => !/\d/.test(word) && !isVague(word)));
    this.skus = new SkuList(products.map(({ product }) => product.sku));
    this.measuredColumns = this.columns.filter(({ values }) => values.some(({ measures }) => measures.length > 0));
  }

  /** @param text as typed; a text without letters and digits finds nothing */
  search(text: string): SearchResult {
    const named = this.rowsOfSku(text);
    const all = this.evaluated(text);
    if (named.length > 0) {
      const unused = all.filter(({ penalties }) => named.every((row) => penalties[row] === NONE));
      const leftOut = unused.map(({ term }) => term.asked);
      return { ...NO_NOTES, leftOut, rows: named, exact: named, mask: this.maskOf(named) };
    }
    const terms = this.mattering(all);
    const isAnything = terms.length === 0 && all.length > 0;
    const rows = isAnything ? ranked(new Uint8Array(this.products.length), this.isAvailable) : this.rankedBy(terms);
    return {
      rows,
      isAnything,
      exact: exactOf(terms, rows),
      mask: this.maskOf(rows),
      near: rows.length === 0 ? [] : terms.flatMap((term) => this.nearOf(term, rows)),
      corrected: terms.flatMap(({ term }) => (term.kind === 'words' ? term.corrected.map(fewOf) : [])),
      leftOut: all.filter((one) => !terms.includes(one)).map(({ term }) => term.asked),
    };
  }

  /** The products that match most of the terms; for measures, the closest ones. */
  nearest(text: string, most: number): Nearest {
    const terms = this.evaluated(text);
    const lacking = new Float64Array(this.products.length);
    let whole = 0;
    for (const { term, penalties } of terms) {
      const importance = this.importanceOf(term);
      const weight = WEIGHT[importance];
      whole += weight;
      const closeness = term.kind === 'measure' ? this.measured(term.measure, partLacking) : undefined;
      const ofType = importance === 'type' && penalties.includes(0);
      for (let row = 0; row < lacking.length; row += 1) {
        const has = ofType && penalties[row] !== 0 ? LACKING_AS_NAME : 0;
        const lacks = penalties[row] === NONE ? (closeness?.[row] ?? NONE) / NONE : has;
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

  /**
   * Without the words that no product has, unless there are no others; and without vague words if no product has them
   * together with the rest, or if they are the whole search. A size is never ignored: it must fit.
   */
  private mattering(all: readonly Evaluated[]): readonly Evaluated[] {
    const known = all.filter(({ term, penalties }) => isSize(term) || penalties.some((penalty) => penalty !== NONE));
    const distinct = known.filter(({ term }) => !isVague(term.asked));
    if (known.length === 0) return all.every(({ term }) => isVague(term.asked)) ? [] : all;
    const isVagueInVain = distinct.length > 0 && distinct.length < known.length && this.rankedBy(known).length === 0;
    return isVagueInVain ? distinct : known;
  }

  private rankedBy(terms: readonly Evaluated[]): number[] {
    if (terms.length === 0) return [];
    const totals = new Uint8Array(this.products.length);
    for (const { penalties } of terms) add(totals, penalties);
    return ranked(totals, this.isAvailable);
  }

  private occurs(word: string, inColumn: (column: number) => boolean): boolean {
    return this.places.get(word)?.some(({ column }) => inColumn(column)) ?? false;
  }

  private readonly isAvailable = (row: number): boolean => this.products[row]?.product.isAvailable ?? false;

  private importanceOf(term: SearchTerm): keyof typeof WEIGHT {
    if (term.kind === 'measure' && term.measure.kind === 'length') return 'length';
    if (term.kind !== 'words') return 'other';
    const words = [...term.ways.flat(), ...term.synonyms.flat()];
    if (words.some((word) => this.occurs(word, (column) => column === COLOURS))) return 'colour';
    return words.some((word) => this.occurs(word, (column) => column === TYPES)) ? 'type' : 'other';
  }

  /** A pasted SKU, alone or among other words, finds its product. */
  rowsOfSku(text: string): number[] {
    const requested = new Set([text, ...text.split(/[\s,;]+/)].map(compactCode));
    const rows = [...requested].flatMap((code) => this.skus.rowOf(code) ?? []);
    return rows.sort((a, b) => a - b);
  }

  private readonly isKnown = (word: string): boolean =>
    this.synonyms.knows(word) || isVague(word) || this.related(word).length > 0;

  private readonly speller: Speller = {
    isKnown: this.isKnown,
    split: (word) => (this.isKnown(word) ? [] : this.spelling.partsOf(word)),
    correct: (word) => (this.isKnown(word) ? [] : this.corrections(word)),
    isShortSku: (prefix, digits) => this.skus.hasNumber(prefix, digits),
    isModel: (word) => /\p{L}/u.test(word) && /\d/.test(word) && this.occurs(word, (column) => column === MACHINES),
  };

  /** Words of synonyms count if no name resembles the typed word: some of them are misspelt themselves. */
  private corrections(word: string): readonly string[] {
    const found = this.spelling.resembling(word);
    const names = found.filter((one) => this.occurs(one, isName));
    return names.length > 0 ? names : found;
  }

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
    if (term.kind === 'sku') return this.numberedSku(term);
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

  /** The rows with this word, or with words that begin with it, in their names, otherwise among their machines. */
  private readonly named = (typed: string): Places => {
    const places = this.placesOf(this.vocabulary.matching(typed));
    return namesAmong(places) ?? places.filter(({ column }) => column === MACHINES);
  };

  /** The rows with it in their names, otherwise anywhere; if there are none, those with words of the same stem. */
  private readonly related = (typed: string): Places => {
    const matching = this.vocabulary.matching(typed);
    const places = this.placesOf(matching.length > 0 ? matching : this.vocabulary.ofFamily(typed));
    return namesAmong(places) ?? places;
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

  private numberedSku({ prefix, digits }: { readonly prefix: string; readonly digits: string }): Penalties {
    const penalties = this.noRows();
    this.skus.eachNumbered(prefix, digits, (row, isWhole) => {
      penalties[row] = isWhole ? 0 : PENALTY.begins;
    });
    return penalties;
  }

  /**
   * The number of a size, of a length or pack, or of a code. It also finds the widths that are equal in mm (25: 1 inch);
   * and, if no size or length has the number, the lengths near it in m.
   */
  private numbered(digits: string): Penalties {
    const penalties = this.worded(digits, this.named);
    const sizes = this.numbers.get(digits);
    for (const [index, table] of this.tablesOf(sizes ?? [])) {
      this.columns[index]?.column.lower(penalties, table);
    }
    const amount = Number(digits);
    if (amount >= WIDTH_FROM) lowerTo(penalties, this.measured({ kind: 'width', mm: amount }, penaltyOfDistance));
    if (sizes === undefined && amount >= LENGTH_FROM) {
      lowerTo(penalties, this.measured({ kind: 'length', metres: amount }, penaltyOfDistance));
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
    const measure = measureIn(term);
    if (measure === undefined || lengths === undefined) return [];
    if (rows.some((row) => (penalties[row] ?? NONE) < NEAR_FROM)) return [];
    const { column, values } = lengths;
    const table = measuredTable(values, measure, penaltyOfDistance);
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

const NO_NOTES = { near: [], corrected: [], leftOut: [], isAnything: false };

const isSize = (term: SearchTerm): boolean =>
  term.kind === 'measure' || (term.kind === 'number' && term.digits.length < MODEL_FROM);

const fewOf = ({ asked, found }: Correction): Correction => ({ asked, found: found.slice(0, MOST_NAMED) });
