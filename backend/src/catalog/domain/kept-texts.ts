/** Where a text lies, in bytes. */
export interface Place {
  readonly at: number;
  readonly length: number;
}

export interface Around {
  readonly before: string;
  readonly between: string;
  readonly after: string;
}

/** Texts in UTF-8, outside of the heap. */
export interface KeptTexts {
  keep(text: string): Place;
  /** The texts in this order, with others before, between and after them. */
  join(places: readonly Place[], around?: Around): Buffer;
  /** Bytes of all that was kept, also of what nobody asks for any more. */
  readonly size: number;
}
