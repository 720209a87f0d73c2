import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { directionOf, type Language } from './domain/language.js';
import { escapeMarkup } from './domain/markup.js';
import type { PageDescription, PreloadedCall } from './page-description.js';

/** In the built page, what is said between the two gives way to what the server knows better. */
const HEAD = /<!--page-->[\s\S]*<!--\/page-->/;
const ROOT_ELEMENT = /<html[^>]*>/;

type FilesByPage = Readonly<Record<PageDescription['files'], readonly string[]>>;

/** The storefront's built page, and which further files each page of it takes, which the build lists beside it. */
export class PageTemplate {
  private readonly html: string;
  private readonly files: Partial<Readonly<Record<Language, Partial<FilesByPage>>>>;

  constructor(folder: string) {
    this.html = readFileSync(join(folder, 'index.html'), 'utf8');
    const list = join(folder, 'pages.json');
    this.files = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as PageTemplate['files']) : {};
  }

  fill(page: PageDescription, language: Language, head: string): string {
    const files = this.files[language]?.[page.files] ?? [];
    const preloads = [...files.map(preloadFile), ...page.calls.map(preloadCall), ...page.pictures.map(preloadPicture)];
    const root = `<html lang="${language}" dir="${directionOf(language)}">`;
    return this.html.replace(ROOT_ELEMENT, () => root).replace(HEAD, () => [head, ...preloads].join('\n    '));
  }
}

function preloadFile(path: string): string {
  const href = escapeMarkup(path);
  // Text is readable in the fallback's letters, which take the same room: scripts go first.
  if (path.endsWith('.woff2'))
    return `<link rel="preload" href="${href}" as="font" type="font/woff2" fetchpriority="low" crossorigin />`;
  return `<link rel="modulepreload" href="${href}" crossorigin />`;
}

const preloadPicture = (src: string): string =>
  `<link rel="preload" href="${escapeMarkup(src)}" as="image" fetchpriority="high" />`;

/** With the mode and credentials of the storefront's calls, so that its call takes what is on the way already. */
function preloadCall({ path, media }: PreloadedCall): string {
  const screens = media === undefined ? '' : ` media="${escapeMarkup(media)}"`;
  return `<link rel="preload" href="${escapeMarkup(path)}" as="fetch" crossorigin="use-credentials"${screens} />`;
}
