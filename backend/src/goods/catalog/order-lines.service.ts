import { Injectable } from '@nestjs/common';
import { type LineMatch, readOrderLine } from '@shop/contract/order-lines';
import type { ResolveLinesDto } from './dto/order-lines.requests.js';
import type { ResolvedLinesResponse } from './dto/order-lines.response.js';
import type { ProductResponse } from './dto/product.response.js';
import { CatalogReadModel, type ProductMatches } from './read-model/catalog-read-model.js';

/** As many as a buyer compares at a glance. */
const MOST_CANDIDATES = 6;

/** Finds the products that the lines of a mail or a sheet ask for. */
@Injectable()
export class OrderLines {
  constructor(private readonly catalog: CatalogReadModel) {}

  async resolve({ lines }: ResolveLinesDto): Promise<ResolvedLinesResponse> {
    const read = lines.map(({ text }) => ({ text, ...readOrderLine(text) }));
    const found = await this.catalog.matches(
      read.map(({ words }) => words),
      MOST_CANDIDATES,
    );
    const products = new Map<string, ProductResponse>();
    for (const product of found.flatMap((matches) => matches.products)) products.set(product._id, product);
    const resolved = read.flatMap((line, index) => {
      const matches = found[index];
      if (matches === undefined) return [];
      const candidates = matches.products.map(({ _id }) => _id);
      return [{ ...line, match: matchOf(matches), candidates, total: matches.total }];
    });
    return { lines: resolved, products: [...products.values()] };
  }
}

function matchOf({ total, isNamed, isGuessed }: ProductMatches): LineMatch {
  if (total === 0) return 'none';
  if (total > 1 || isGuessed) return 'unsure';
  return isNamed ? 'named' : 'found';
}
