import type { Plugin, Rollup } from 'vite';

/** Modules and fonts that the first view of a page takes, beside the entry's own. `{lang}` is each language. */
const frame = ['src/lib/i18n/messages/{lang}/app.ts'];
const catalogTexts = ['src/lib/i18n/messages/{lang}/catalog.ts', 'src/lib/i18n/messages/{lang}/words.ts'];
const pages = {
  home: [...frame, 'src/app/pages/home-page.tsx', 'src/lib/i18n/messages/{lang}/home.ts'],
  shop: [...frame, 'src/app/pages/shop-page.tsx', ...catalogTexts],
  product: [...frame, 'src/app/pages/product-page.tsx', ...catalogTexts, 'src/lib/i18n/messages/{lang}/product.ts'],
  other: frame,
};
const fonts = { en: ['archivo-latin'], ar: ['archivo-latin', 'cairo-arabic'] };

/**
 * Writes pages.json: by language and page the files that it will fetch first. The server names them in the page's head, so
 * that they are on their way while the entry still is, instead of one after the other.
 */
export function pagesList(): Plugin {
  return {
    name: 'pages-list',
    apply: 'build',
    generateBundle(_options, bundle) {
      const list = Object.fromEntries(
        Object.entries(fonts).map(([language, families]) => [
          language,
          Object.fromEntries(
            Object.entries(pages).map(([page, modules]) => [
              page,
              [
                ...fontFiles(bundle, families),
                ...chunkFiles(
                  bundle,
                  modules.map((path) => path.replace('{lang}', language)),
                ),
              ],
            ]),
          ),
        ]),
      );
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(list) });
    },
  };
}

type Bundle = Rollup.OutputBundle;

const fontFiles = (bundle: Bundle, families: readonly string[]): string[] =>
  Object.keys(bundle)
    .filter((file) => file.endsWith('.woff2') && families.some((family) => file.includes(family)))
    .map((file) => `/${file}`);

/** The files of the modules and what these import, but for what the entry brings along. */
function chunkFiles(bundle: Bundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const withImports = (files: readonly string[]): string[] =>
    files.flatMap((file) => {
      const chunk = chunks.find(({ fileName }) => fileName === file);
      return chunk === undefined ? [] : [file, ...withImports(chunk.imports)];
    });
  const ofEntry = new Set(withImports(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)));
  const wanted = modules.flatMap((module) =>
    chunks
      .filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`storefront/${module}`)))
      .map(({ fileName }) => fileName),
  );
  return [...new Set(withImports(wanted))].filter((file) => !ofEntry.has(file)).map((file) => `/${file}`);
}
