import { Injectable } from '@nestjs/common';
import { CatalogueAnswers } from '../catalog/catalogue-answers.service.js';
import type { PreparedAnswer } from '../platform/http/prepared-answer.js';
import { PreparedAnswers } from '../platform/http/prepared-answers.js';
import type { Language } from './domain/language.js';
import type { PageRoute } from './domain/page-route.js';

/** A hundred pages of the shop, packed ones beside. */
const MOST_BYTES = 16 * 2 ** 20;
const MOST_NAMES = 1000;

export interface MadePage {
  readonly status: number;
  readonly answer: PreparedAnswer;
  readonly isDrawn: boolean;
}

/** Drawn pages, which show everybody the same: kept until the catalogue changes, and made once for all who wait. */
@Injectable()
export class KeptPages {
  private readonly kept = new PreparedAnswers(MOST_BYTES, MOST_NAMES);
  private readonly underWay = new Map<string, Promise<MadePage>>();

  constructor(private readonly answers: CatalogueAnswers) {}

  async page(route: PageRoute, language: Language, make: () => Promise<MadePage>): Promise<MadePage> {
    const version = isDrawn(route) ? this.answers.version() : null;
    if (version === null) return make();
    const name = `${language} ${JSON.stringify(route)}`;
    const answer = this.kept.get(name, version);
    if (answer !== undefined) return { status: 200, answer, isDrawn: true };
    const page = await this.once(`${version} ${name}`, make);
    if (page.isDrawn) this.kept.keep(name, version, page.answer);
    return page;
  }

  private async once(key: string, make: () => Promise<MadePage>): Promise<MadePage> {
    const making = this.underWay.get(key) ?? make().finally(() => this.underWay.delete(key));
    this.underWay.set(key, making);
    return making;
  }
}

/** The home page is no page of the catalogue, but changes as seldom. */
const isDrawn = (route: PageRoute): boolean =>
  route.kind === 'shop' || route.kind === 'product' || (route.kind === 'public' && route.page === 'home');
