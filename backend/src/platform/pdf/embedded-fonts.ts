import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface FontSubset {
  readonly family: string;
  readonly package: '@fontsource/noto-sans' | '@fontsource/noto-sans-arabic';
  readonly subset: string;
}

const WEIGHTS = [400, 600, 700] as const;

/**
 * The families are named one after another in `document.css`; the browser takes each letter from the first that has it.
 * Chinese, Japanese and Korean are too large to ship: they come from the host's fonts, where it has any.
 */
const SUBSETS: readonly FontSubset[] = [
  { family: 'Noto Sans', package: '@fontsource/noto-sans', subset: 'latin' },
  { family: 'Noto Sans Extended', package: '@fontsource/noto-sans', subset: 'latin-ext' },
  { family: 'Noto Sans Arabic', package: '@fontsource/noto-sans-arabic', subset: 'arabic' },
  { family: 'Noto Sans Devanagari', package: '@fontsource/noto-sans', subset: 'devanagari' },
  { family: 'Noto Sans Cyrillic', package: '@fontsource/noto-sans', subset: 'cyrillic' },
  { family: 'Noto Sans Greek', package: '@fontsource/noto-sans', subset: 'greek' },
];

const resolver = createRequire(import.meta.url);

/**
 * @returns `@font-face` rules for all scripts that the documents know, each with its font inside, so that a page fetches
 * nothing. A font is unpacked when a letter in its range is laid out.
 */
export function embeddedFonts(): string {
  return SUBSETS.flatMap((subset) => WEIGHTS.map((weight) => fontFace(subset, weight))).join('\n');
}

function fontFace({ family, package: name, subset }: FontSubset, weight: number): string {
  const file = `${name.replace('@fontsource/', '')}-${subset}-${weight}-normal.woff2`;
  const data = readFileSync(resolver.resolve(`${name}/files/${file}`)).toString('base64');
  const ranges = JSON.parse(readFileSync(resolver.resolve(`${name}/unicode.json`), 'utf8')) as Record<string, string>;
  const source = `url(data:font/woff2;base64,${data}) format('woff2')`;
  return `@font-face{font-family:'${family}';font-weight:${weight};src:${source};unicode-range:${ranges[subset]}}`;
}
