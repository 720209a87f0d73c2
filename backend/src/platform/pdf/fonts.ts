import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface FontSubset {
  readonly family: string;
  readonly package: `@fontsource/${'archivo' | 'cairo' | 'noto-sans' | 'noto-sans-arabic'}`;
  readonly subset: string;
}

const WEIGHTS = [400, 600, 700] as const;

/**
 * The shop's own type, and Noto for the letters that it lacks. The families are named one after another in
 * `document.css`; the browser takes each letter from the first that has it. Chinese, Japanese and Korean are too large
 * to ship: they come from the host's fonts, if it has any.
 */
const SUBSETS: readonly FontSubset[] = [
  { family: 'Archivo', package: '@fontsource/archivo', subset: 'latin' },
  { family: 'Archivo Extended', package: '@fontsource/archivo', subset: 'latin-ext' },
  { family: 'Cairo', package: '@fontsource/cairo', subset: 'arabic' },
  { family: 'Noto Sans', package: '@fontsource/noto-sans', subset: 'latin' },
  { family: 'Noto Sans Extended', package: '@fontsource/noto-sans', subset: 'latin-ext' },
  { family: 'Noto Sans Arabic', package: '@fontsource/noto-sans-arabic', subset: 'arabic' },
  { family: 'Noto Sans Devanagari', package: '@fontsource/noto-sans', subset: 'devanagari' },
  { family: 'Noto Sans Cyrillic', package: '@fontsource/noto-sans', subset: 'cyrillic' },
  { family: 'Noto Sans Greek', package: '@fontsource/noto-sans', subset: 'greek' },
];

/** The addresses of the fonts begin with this. The domain exists nowhere: the renderer answers for it. */
const ORIGIN = 'https://fonts.invalid/';

const resolver = createRequire(import.meta.url);

interface DocumentFonts {
  /** `@font-face` rules; the browser requests a font when it renders a letter of its range. */
  readonly styles: string;
  readonly files: ReadonlyMap<string, Buffer>;
}

export function documentFonts(): DocumentFonts {
  const files = new Map<string, Buffer>();
  const styles = SUBSETS.flatMap((subset) => WEIGHTS.map((weight) => fontFace(subset, weight, files)));
  return { styles: styles.join('\n'), files };
}

function fontFace({ family, package: name, subset }: FontSubset, weight: number, files: Map<string, Buffer>): string {
  const file = `${name.replace('@fontsource/', '')}-${subset}-${weight}-normal.woff2`;
  const ranges = JSON.parse(readFileSync(resolver.resolve(`${name}/unicode.json`), 'utf8')) as Record<string, string>;
  files.set(ORIGIN + file, readFileSync(resolver.resolve(`${name}/files/${file}`)));
  const source = `url(${ORIGIN}${file}) format('woff2')`;
  return `@font-face{font-family:'${family}';font-weight:${weight};src:${source};unicode-range:${ranges[subset]}}`;
}
