import { BRAND } from '@shop/contract/brand';
import { isolated } from '@shop/contract/isolation';
import { type Language, LANGUAGES } from '@shop/contract/languages';
import { Injectable } from '@nestjs/common';
import { isObjectIdOrHexString } from 'mongoose';
import { CatalogReadModel } from '../../goods/catalog/read-model/catalog-read-model.js';
import { escapeMarkup } from './domain/markup.js';
import { PageDrawer } from './page-drawer.js';

/** Characters per line that fit in the picture. */
const MAX_LETTERS = 28;

const STYLE = `
.ground{fill:${BRAND.well}}.marks{stroke:#a5a197}text{fill:${BRAND.inkSoft};font-family:Archivo,Cairo,Arial,sans-serif;text-anchor:middle}.type{fill:${BRAND.ink};font-weight:700}
@media (prefers-color-scheme:dark){.ground{fill:#25282e}.marks{stroke:#5a5d64}text{fill:#b7b6b1}.type{fill:#f2f0ea}}`;

/** Pictures for products without one: a sheet with type, size and colour. */
@Injectable()
export class ProductPlaceholder {
  constructor(
    private readonly catalog: CatalogReadModel,
    private readonly drawer: PageDrawer,
  ) {}

  /** @returns an SVG; null for products that visitors can't see */
  async picture(id: string, language: Language): Promise<string | null> {
    if (!isObjectIdOrHexString(id)) return null;
    const product = await this.catalog.product(id);
    if (product === null) return null;
    const { term } = await this.drawer.texts(language);
    const { productType, size, variant, color } = product;
    const said = (words: readonly string[]) =>
      words
        .filter(Boolean)
        .map((word) => isolated(term(word)))
        .join(' · ');
    return placeholderSvg([term(productType), said([size, variant]), said([color])], language);
  }
}

/** @param lines the first one is the heading; an empty line leaves its space empty */
export function placeholderSvg(lines: readonly string[], language: Language): string {
  const [type = '', ...facts] = lines.map((line) => escapeMarkup(cut(line)));
  const texts = facts.map((fact, at) => `<text x="320" y="${352 + at * 46}" font-size="34">${fact}</text>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" direction="${LANGUAGES[language].direction}"><style>${STYLE}</style><rect class="ground" width="640" height="480"/><g class="marks" fill="none" stroke-width="3"><path d="M40 60h36M60 40v36M600 60h-36M580 40v36M40 420h36M60 440v-36M600 420h-36M580 440v-36"/><circle cx="320" cy="146" r="50"/><path d="M320 76v140M250 146h140"/></g><text class="type" x="320" y="294" font-size="44">${type}</text>${texts.join('')}</svg>`;
}

const cut = (text: string): string => (text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS - 1)}…` : text);
