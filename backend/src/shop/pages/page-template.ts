import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, LANGUAGES } from '@shop/contract/languages';
import { dataBlock, escapeMarkup } from './domain/markup.js';
import type { PageName } from '@shop/contract/pages';
import type { PageDescription, PreloadedCall } from './page-description.js';

/** In the built page, what is said between the two gives way to what the server knows better. */
const HEAD = /<!--page-->[\s\S]*<!--\/page-->/;
const NOSCRIPT = /<noscript[\s\S]*?<\/noscript\s*>/;
const ROOT_ELEMENT = /<html[^>]*>/;
const PLACE = '<div id="root"></div>';

type FilesByPage = Readonly<Record<PageName, readonly string[]>>;

/** The storefront's built page, and which further files each page of it takes, which the build lists beside it. */
export class PageTemplate {
  private readonly html: string;
  private readonly htmlToDraw: string;
  private readonly files: Partial<Readonly<Record<Language, Partial<FilesByPage>>>>;

  constructor(folder: string) {
    this.html = readFileSync(join(folder, 'index.html'), 'utf8');
    this.htmlToDraw = styledAtOnce(scriptsLast(this.html), folder);
    const list = join(folder, 'pages.json');
    this.files = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as PageTemplate['files']) : {};
  }

  /**
   * @param drawn markup of the page's first view; null where the storefront draws it
   * @param withoutScript markup for browsers that run no scripts; null: what the built page says
   */
  fill(
    page: PageDescription,
    language: Language,
    head: string,
    drawn: string | null,
    withoutScript: string | null = null,
  ): string {
    const files = this.files[language]?.[page.page] ?? [];
    const preloads = [...files.map(preloadFile), ...page.calls.map(preloadCall)].join('\n    ');
    const root = `<html lang="${language}" dir="${LANGUAGES[language].direction}">`;
    const filled = (html: string, after: string) =>
      html
        .replace(ROOT_ELEMENT, () => root)
        .replace(HEAD, () => `${head}\n    ${after}`)
        .replace(NOSCRIPT, (built) => (withoutScript === null ? built : `<noscript>${withoutScript}</noscript>`));
    if (drawn === null || page.view === null) return filled(this.html, preloads);
    const data = dataBlock('application/json', page.view.data, 'page-data');
    const place = `<div id="root" data-drawn>${drawn}</div>\n    ${data}`;
    return filled(this.htmlToDraw, scriptsLast(preloads)).replace(PLACE, () => place);
  }
}

/** Scripts come after the pictures of a drawn page: they show nothing new. */
const scriptsLast = (html: string): string =>
  html.replace(/<(?:script type="module"|link rel="modulepreload")/g, (start) => `${start} fetchpriority="low"`);

/** On a slow line a file of its own would keep what is drawn back for as long as the page itself took. */
const styledAtOnce = (html: string, folder: string): string =>
  html.replace(/<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g, (_link, path: string) => {
    return `<style>${readFileSync(join(folder, path), 'utf8').replaceAll('</', '<\\/')}</style>`;
  });

function preloadFile(path: string): string {
  const href = escapeMarkup(path);
  // Text is readable in the fallback's letters, which take the same room: scripts go first.
  if (path.endsWith('.woff2'))
    return `<link rel="preload" href="${href}" as="font" type="font/woff2" fetchpriority="low" crossorigin />`;
  return `<link rel="modulepreload" href="${href}" crossorigin />`;
}

/** With the mode and credentials of the storefront's calls, so that its call takes what is on the way already. */
function preloadCall({ path, media }: PreloadedCall): string {
  const screens = media === undefined ? '' : ` media="${escapeMarkup(media)}"`;
  return `<link rel="preload" href="${escapeMarkup(path)}" as="fetch" crossorigin="use-credentials"${screens} />`;
}
