import type { Plugin, Rollup } from 'vite';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '../../contract/src/languages';
import { factsOf, isInAccount, PAGE_NAMES, type PageName } from '../../contract/src/pages';

/** Arabic pages carry Latin names and codes too. */
const fonts = { ltr: ['archivo-latin'], rtl: ['archivo-latin', 'cairo-arabic'] };

/**
 * Writes pages.json: by language and page the files that the page fetches first, beside those of the entry. The server
 * names them in the page's head, so that they load together with the entry and not after it.
 */
export function pagesList(): Plugin {
  return {
    name: 'pages-list',
    apply: 'build',
    generateBundle(_options, bundle) {
      const filesOf = (language: Language, page: PageName) => [
        ...fontFiles(bundle, fonts[LANGUAGES[language].direction]),
        ...chunkFiles(bundle, modulesOf(language, page)),
      ];
      const narrowedFiles = (language: Language) => chunkFiles(bundle, narrowedModules(language));
      const byPage = (language: Language) => ({
        ...Object.fromEntries(PAGE_NAMES.map((page) => [page, filesOf(language, page)])),
        narrowed: narrowedFiles(language),
      });
      const list = Object.fromEntries(LANGUAGE_CODES.map((language) => [language, byPage(language)]));
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(list) });
    },
  };
}

function modulesOf(language: Language, page: PageName): string[] {
  const { texts, isDocument } = factsOf(page);
  const components = [isInAccount(page) ? 'account' : page, isDocument ? 'document' : page];
  return [
    ...['app', ...texts].map((pack) => `src/lib/i18n/messages/${language}/${pack}.ts`),
    ...components.map((name) => `src/app/pages/${name}-page.tsx`),
    ...(isDocument ? [`src/features/company/content/${language}/${page}.ts`] : []),
  ];
}

/** The modules of the shop with filters or a search, beside its own. */
const narrowedModules = (language: Language): string[] => [
  ...['results', 'features'].map((pack) => `src/lib/i18n/messages/${language}/${pack}.ts`),
  ...['active-filters', 'search-notes', 'nothing-found'].map((name) => `src/features/catalog/components/${name}.tsx`),
];

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
