/** How documents look that go out in the shop's name. The shop implements it. */
export abstract class Letterhead {
  abstract letterhead(): LetterheadLook;
}

export interface LetterheadLook {
  /** A picture as `data:` address, since the browser that prints can fetch nothing; empty for the shop's mark. */
  readonly logo: string;
  /** A colour such as `#0b4f5c`, or empty for the style sheet's. */
  readonly accent: string;
}

export const PLAIN_LETTERHEAD: LetterheadLook = { logo: '', accent: '' };
