import { DEFAULT_PAGE_SIZE } from '@shop/contract/limits';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { ResponseBody } from '../../platform/http/response-body.js';
import { BOUGHT_PIECES } from './catalog.events.js';
import { Events } from '../../platform/events/events.service.js';
import { refuseField } from '../../platform/errors/refuse.js';
import type { ProductListingQueryDto } from './dto/product.query.js';
import { ProductSearch } from './product-search.service.js';
import { toSelection } from './product-selection.js';
import { CatalogAnswers } from './read-model/catalog-answers.service.js';
import { CatalogReadModel } from './read-model/catalog-read-model.js';
import type { ListingOrder } from './read-model/listing-order.js';

/** The pages of the shop, in the order that was asked for. */
@Injectable()
export class ProductListing {
  constructor(
    private readonly search: ProductSearch,
    private readonly answers: CatalogAnswers,
    private readonly catalog: CatalogReadModel,
    private readonly events: Events,
  ) {}

  /** @throws DomainError `invalid` naming `sort`, where a visitor asks for what they bought */
  async page(query: ProductListingQueryDto, actor: Actor | null, url: string): Promise<ResponseBody> {
    const order = await this.orderOf(query, actor);
    if (actor?.isAdmin === true) return ResponseBody.json(await this.search.listed(query, actor, order));
    // A personal answer is never cached.
    if (typeof order === 'object') return ResponseBody.json(await this.own(query, order));
    return this.answers.page(query, order, url);
  }

  private async orderOf({ sort }: ProductListingQueryDto, actor: Actor | null): Promise<ListingOrder | undefined> {
    if (sort !== 'bought') return sort;
    if (actor === null) throw refuseField('sort', 'SIGNED_IN_ONLY');
    const [pieces = new Map()] = await this.events.query(BOUGHT_PIECES, actor.id, null);
    return pieces;
  }

  private own(query: ProductListingQueryDto, order: ListingOrder) {
    const { page = 1, limit = DEFAULT_PAGE_SIZE } = query;
    return this.catalog.page(toSelection(query), { page, limit }, order);
  }
}
