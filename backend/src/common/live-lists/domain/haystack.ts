const ASCII = /^[\0-\x7f]*$/;
/** No search text has one: what is found lies within one value. */
const BETWEEN = '\n';

/** Many short texts as one, in lower case: searched at once, in a tenth of the time that one after the other takes. */
export class Haystack {
  private readonly all: string;
  /** Where in it each text begins, and where the last one ends. */
  private readonly starts: Uint32Array;

  private constructor(texts: readonly string[], joined: string) {
    this.all = joined.toLowerCase();
    this.starts = new Uint32Array(texts.length + 1);
    let start = 0;
    for (let at = 0; at < texts.length; at += 1) this.starts[at + 1] = start += (texts[at] ?? '').length + 1;
  }

  /** @returns null for texts whose letters have more than two forms */
  static of(texts: readonly string[]): Haystack | null {
    const joined = texts.join(BETWEEN);
    return ASCII.test(joined) ? new Haystack(texts, joined) : null;
  }

  /** Marks the texts that have the needle in them, in either case. @returns null for a needle that takes a closer look */
  with(needle: string): Uint8Array | null {
    if (!ASCII.test(needle) || needle.includes(BETWEEN)) return null;
    const marks = new Uint8Array(this.starts.length - 1);
    if (needle === '') return marks.fill(1);
    const wanted = needle.toLowerCase();
    let text = 0;
    for (let at = this.all.indexOf(wanted); at >= 0; at = this.all.indexOf(wanted, this.starts[text])) {
      while ((this.starts[text + 1] ?? Infinity) <= at) text += 1;
      marks[text] = 1;
      text += 1;
      if (text === marks.length) break;
    }
    return marks;
  }
}

/** What a pattern means that was made of a text; null for any other pattern. */
export function literalOf({ source }: RegExp): string | null {
  if (source === '(?:)') return '';
  return /^(?:[^\\^$.*+?()[\]{}|]|\\[^a-z\d])*$/i.test(source) ? source.replace(/\\(.)/g, '$1') : null;
}
