import { Haystack } from '../../platform/columns/haystack.js';
import { halves, IdColumn } from '../../platform/columns/id-column.js';
import { roomFor, withRoomFor } from '../../platform/columns/room.js';
import { firstPlace, withoutRows, withRows } from '../../platform/columns/row-order.js';
import { TextBytes } from '../../platform/columns/text-bytes.js';
import type { Around, KeptTexts, Place } from './kept-texts.js';

const NOBODY = -1;

/** What products are put in order and found by, and what is said of them. */
export interface NumberedProduct {
  /** 24 hexadecimal digits in lower case. */
  readonly id: string;
  /** Place in the shop; of equal ones the id decides. */
  readonly listKey: string;
  /** In lower case. */
  readonly searchText: string;
  /** The product as the API answers it. */
  readonly json: string;
}

/**
 * Products by numbers that stay theirs as long as they are known. All of it lies outside of the heap: 48 bytes for a product
 * beside its key and its words.
 */
export class NumberedProducts {
  private readonly ids: IdColumn;
  private readonly listKeys: TextBytes;
  private readonly searchTexts: TextBytes;
  private readonly haystack: Haystack;
  /** Where what is said of a product begins, and how long it is, in bytes. */
  private starts: Float64Array;
  private lengths: Uint32Array;
  /** Of those that are known, in the order of their ids. */
  private byId = new Uint32Array(0);
  /** Below `end`, of products that are no more. */
  private readonly free: number[] = [];
  private end = 0;
  /** Of the texts that are asked for. */
  private bytes = 0;

  /** @param expected products */
  constructor(
    private texts: KeptTexts,
    expected: number,
  ) {
    this.ids = new IdColumn(expected);
    this.listKeys = new TextBytes(expected);
    this.searchTexts = new TextBytes(expected);
    this.haystack = new Haystack(this.searchTexts);
    this.starts = new Float64Array(roomFor(expected));
    this.lengths = new Uint32Array(roomFor(expected));
  }

  numberOf(id: string): number | undefined {
    const { ids, byId } = this;
    const half = halves(id);
    const number = byId[firstPlace(byId.length, (at) => ids.compareTo(byId[at] ?? 0, half) >= 0)];
    return number !== undefined && ids.compareTo(number, half) === 0 ? number : undefined;
  }

  idOf(number: number): string {
    return this.ids.at(number);
  }

  /** Negative where the first one comes first in the shop. */
  readonly compare = (one: number, other: number): number =>
    this.listKeys.compare(one, other) || this.ids.compare(one, other);

  /** Gives products that are not known their numbers. */
  add(products: readonly NumberedProduct[]): number[] {
    const numbers = products.map((product) => this.append(product, this.free.pop()));
    this.byId = withRows(this.byId, numbers, this.compareIds);
    return numbers;
  }

  /** Gives a product the number behind all others; it is not known before `know`. */
  append(product: NumberedProduct, number = this.end): number {
    this.end = Math.max(this.end, number + 1);
    this.ids.put(number, product.id);
    this.setKeys(number, product);
    this.say(number, product.json);
    return number;
  }

  /**
   * Makes known what was appended; of several with the same id, the last.
   * @returns the numbers of all, in the order of the shop
   */
  know(): Uint32Array {
    const { ids } = this;
    this.byId = Uint32Array.from({ length: this.end }, (_, number) => number);
    this.byId.sort((one, other) => ids.compare(one, other) || one - other);
    this.forget([...this.byId].filter((number, at) => ids.compare(number, this.byId[at + 1] ?? NOBODY) === 0));
    return this.byId.slice().sort(this.compare);
  }

  forget(numbers: readonly number[]): void {
    const marks = new Uint8Array(this.end);
    for (const number of numbers) {
      marks[number] = 1;
      this.bytes -= this.lengths[number] ?? 0;
      this.lengths[number] = 0;
      this.free.push(number);
    }
    this.byId = withoutRows(this.byId, marks);
  }

  hasKeys(number: number, { listKey, searchText }: NumberedProduct): boolean {
    return this.listKeys.at(number) === listKey && this.searchTexts.at(number) === searchText;
  }

  setKeys(number: number, { listKey, searchText }: NumberedProduct): void {
    this.listKeys.put(number, listKey);
    this.searchTexts.put(number, searchText);
  }

  isSaid(number: number, json: string): boolean {
    return this.texts.join([this.placeOf(number)]).equals(Buffer.from(json));
  }

  /** From now on this is said of the product. */
  say(number: number, json: string): void {
    this.place(number, this.texts.keep(json));
  }

  /** What is said of these, in this order. */
  join(numbers: readonly number[], around?: Around): Buffer {
    return this.texts.join(
      numbers.map((number) => this.placeOf(number)),
      around,
    );
  }

  /** By number: 1 for the products that have the word, or the part of one. */
  withWord(word: string): Uint8Array {
    return this.haystack.with(word) ?? new Uint8Array(this.end);
  }

  /** Whether so many bytes, and more than are asked for, lie about that nobody asks for. */
  isWasteful(bytes: number): boolean {
    return this.texts.size > 2 * this.bytes + bytes;
  }

  /** From now on the texts are kept there, and only those that are asked for. */
  moveTexts(texts: KeptTexts): void {
    for (const number of this.byId) this.place(number, texts.keep(this.join([number]).toString()));
    this.texts = texts;
  }

  private readonly compareIds = (one: number, other: number): number => this.ids.compare(one, other);

  private placeOf(number: number): Place {
    return { at: this.starts[number] ?? 0, length: this.lengths[number] ?? 0 };
  }

  private place(number: number, { at, length }: Place): void {
    this.starts = withRoomFor(number, this.starts);
    this.lengths = withRoomFor(number, this.lengths);
    this.bytes += length - (this.lengths[number] ?? 0);
    this.starts[number] = at;
    this.lengths[number] = length;
  }
}
