import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Injectable } from '@nestjs/common';
import { PROJECT_ROOT } from '../../platform/config/paths.js';
import type { ShopResponse } from '../../shop/settings/public/shop.response.js';
import type { Language } from '@shop/contract/languages';
import type { PageName, PageTexts } from '@shop/contract/pages';
import type { PageView } from './page-description.js';

interface Drawing extends PageView {
  readonly language: Language;
  readonly shop: ShopResponse;
}

/** The first view of a page, and the data with which the browser takes it over. */
export interface DrawnView {
  /** The markup for the page's root element. */
  readonly markup: string;
  readonly data: unknown;
}

interface SaidWithoutScript extends Pick<Drawing, 'language' | 'shop'> {
  readonly page: PageName;
  /** True if the server rendered the page. */
  readonly isDrawn: boolean;
}

/** The storefront's build for the server: storefront/src/server.tsx. */
interface StorefrontProgram {
  readonly draw: (drawing: Drawing) => Promise<DrawnView>;
  readonly withoutScript: (said: SaidWithoutScript) => Promise<string>;
  readonly pageTexts: (language: Language) => Promise<PageTexts>;
}

const PROGRAM = join(PROJECT_ROOT, 'storefront/dist/server/draw.js');

/** The storefront's own code on the server, loaded for the first page. */
@Injectable()
export class PageDrawer {
  private program: Promise<StorefrontProgram> | undefined;

  /**
   * Renders the first view of a page.
   * @throws the errors of the storefront's code
   */
  async draw(drawing: Drawing): Promise<DrawnView> {
    return (await this.loaded()).draw(drawing);
  }

  /** @returns the markup for browsers without scripts @throws the errors of the storefront's code */
  async withoutScript(said: SaidWithoutScript): Promise<string> {
    return (await this.loaded()).withoutScript(said);
  }

  async texts(language: Language): Promise<PageTexts> {
    return (await this.loaded()).pageTexts(language);
  }

  private loaded(): Promise<StorefrontProgram> {
    this.program ??= import(pathToFileURL(PROGRAM).href) as Promise<StorefrontProgram>;
    return this.program;
  }
}
