/** Where a text lies, in bytes. */
export interface Place {
  readonly at: number;
  readonly length: number;
}

/** Texts in UTF-8, outside of the heap. */
export interface KeptTexts {
  keep(text: string): Place;
  /** In this order; valid for as long as the caller likes. */
  read(places: readonly Place[]): Buffer[];
  /** Bytes of all that was kept, also of what nobody asks for any more. */
  readonly size: number;
}
