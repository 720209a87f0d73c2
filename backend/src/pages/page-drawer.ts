import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Injectable } from '@nestjs/common';
import { PROJECT_ROOT } from '../platform/config/paths.js';
import type { ShopResponse } from '../shop/shop.response.js';
import type { Language } from '@shop/contract/languages';
import type { PageView } from './page-description.js';

interface Drawing extends PageView {
  readonly language: Language;
  readonly shop: ShopResponse;
}

/** What the storefront's build offers the server: storefront/src/server.tsx. */
type Draw = (drawing: Drawing) => Promise<string>;

const PROGRAM = join(PROJECT_ROOT, 'storefront/dist/server/draw.js');

/** Draws first views of pages by the storefront's own code, which is loaded with the first of them. */
@Injectable()
export class PageDrawer {
  private program: Promise<Draw> | undefined;

  /**
   * @returns the markup that stands in the page's root; null where the storefront is not built for it
   * @throws what the storefront's code throws
   */
  async draw(drawing: Drawing): Promise<string | null> {
    if (this.program === undefined && !existsSync(PROGRAM)) return null;
    this.program ??= loadProgram();
    return (await this.program)(drawing);
  }
}

async function loadProgram(): Promise<Draw> {
  const { draw } = (await import(pathToFileURL(PROGRAM).href)) as { draw: Draw };
  return draw;
}
