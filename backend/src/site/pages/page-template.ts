import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, LANGUAGES } from '@shop/contract/languages';
import { dataBlock, escapeMarkup } from './domain/markup.js';
import type { PageName } from '@shop/contract/pages';
import type { PageDescription, PreloadedCall } from './page-description.js';
import type { DrawnView } from './page-drawer.js';

/** The part of the built page between the two markers is replaced by the server's data. */
const HEAD = /<!--page-->[\s\S]*<!--\/page-->/;
const NOSCRIPT = /<noscript[\s\S]*?<\/noscript\s*>/;
const ROOT_ELEMENT = /<html[^>]*>/;
const PLACE = '<div id="root"></div>';

type FilesByPage = Readonly<Record<PageName | 'narrowed', readonly string[]>>;

/** The storefront's built page, and the files that each page needs, from the list that the build writes. */
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
   * @param drawn the page's first view; null if the browser renders it
   * @param withoutScript markup for browsers without scripts; null for the markup of the built page
   */
  fill(
    page: PageDescription,
    language: Language,
    head: string,
    drawn: DrawnView | null,
    withoutScript: string | null = null,
  ): string {
    const files = this.files[language];
    const named = new Set([...(files?.[page.page] ?? []), ...(page.isNarrowed ? (files?.narrowed ?? []) : [])]);
    const preloads = [...[...named].map(preloadFile), ...page.calls.map(preloadCall)].join('\n    ');
    const root = `<html lang="${language}" dir="${LANGUAGES[language].direction}">`;
    const filled = (html: string, after: string) =>
      html
        .replace(ROOT_ELEMENT, () => root)
        .replace(HEAD, () => `${head}\n    ${after}`)
        .replace(NOSCRIPT, (built) => (withoutScript === null ? built : `<noscript>${withoutScript}</noscript>`));
    if (drawn === null) return filled(this.html, preloads);
    const data = dataBlock('application/json', drawn.data, 'page-data');
    const place = `<div id="root" data-drawn>${drawn.markup}</div>\n    ${data}`;
    return filled(this.htmlToDraw, scriptsLast(preloads)).replace(PLACE, () => place);
  }
}

/** Moves scripts after the pictures of a rendered page, since they show nothing new. */
const scriptsLast = (html: string): string =>
  html.replace(/<(?:script type="module"|link rel="modulepreload")/g, (start) => `${start} fetchpriority="low"`);

/**
 * Inlines the style sheet: on a slow line, a separate file would delay the rendered page as long as the page itself.
 */
const styledAtOnce = (html: string, folder: string): string =>
  html.replace(/<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g, (_link, path: string) => {
    return `<style>${readFileSync(join(folder, path), 'utf8').replaceAll('</', '<\\/')}</style>`;
  });

function preloadFile(path: string): string {
  const href = escapeMarkup(path);
  // Text is readable in the fallback font, which has the same metrics, so scripts are loaded before fonts.
  if (path.endsWith('.woff2'))
    return `<link rel="preload" href="${href}" as="font" type="font/woff2" fetchpriority="low" crossorigin />`;
  return `<link rel="modulepreload" href="${href}" crossorigin />`;
}

/** A preload with the mode and credentials of the storefront's calls, so that the browser reuses it. */
function preloadCall({ path, media }: PreloadedCall): string {
  const screens = media === undefined ? '' : ` media="${escapeMarkup(media)}"`;
  return `<link rel="preload" href="${escapeMarkup(path)}" as="fetch" crossorigin="use-credentials"${screens} />`;
}
