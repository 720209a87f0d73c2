import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface FontSubset {
  readonly family: string;
  readonly package: '@fontsource/noto-sans' | '@fontsource/noto-sans-arabic';
  readonly subset: string;
  /** Whether a text has letters that need it. */
  readonly needed: RegExp;
}

const WEIGHTS = [400, 600, 700] as const;

/**
 * The families are named one after another in `document.css`; the browser takes each letter from the first that has it.
 * Chinese, Japanese and Korean are too large to ship: they come from the host's fonts, where it has any.
 */
const SUBSETS: readonly FontSubset[] = [
  { family: 'Noto Sans', package: '@fontsource/noto-sans', subset: 'latin', needed: /(?:)/u },
  {
    family: 'Noto Sans Extended',
    package: '@fontsource/noto-sans',
    subset: 'latin-ext',
    needed: /[\u0100-\u02af\u1e00-\u1eff\u20a0-\u214f]/u,
  },
  {
    family: 'Noto Sans Arabic',
    package: '@fontsource/noto-sans-arabic',
    subset: 'arabic',
    needed: /\p{Script=Arabic}/u,
  },
  {
    family: 'Noto Sans Devanagari',
    package: '@fontsource/noto-sans',
    subset: 'devanagari',
    needed: /\p{Script=Devanagari}/u,
  },
  {
    family: 'Noto Sans Cyrillic',
    package: '@fontsource/noto-sans',
    subset: 'cyrillic',
    needed: /\p{Script=Cyrillic}/u,
  },
  { family: 'Noto Sans Greek', package: '@fontsource/noto-sans', subset: 'greek', needed: /\p{Script=Greek}/u },
];

const resolver = createRequire(import.meta.url);

/** The fonts of the documents, held as style rules with the font inside, so that a page fetches nothing. */
export class EmbeddedFonts {
  private readonly rules = SUBSETS.map((subset) => ({
    needed: subset.needed,
    css: WEIGHTS.map((w) => fontFace(subset, w)).join('\n'),
  }));

  /** @returns `@font-face` rules for the letters of `text`; of scripts that do not occur in it there are none */
  rulesFor(text: string): string {
    return this.rules
      .filter(({ needed }) => needed.test(text))
      .map(({ css }) => css)
      .join('\n');
  }
}

function fontFace(font: FontSubset, weight: number): string {
  const name = `${font.package.replace('@fontsource/', '')}-${font.subset}-${weight}-normal.woff2`;
  const data = readFileSync(resolver.resolve(`${font.package}/files/${name}`)).toString('base64');
  return `@font-face{font-family:'${font.family}';font-weight:${weight};src:url(data:font/woff2;base64,${data}) format('woff2')}`;
}
