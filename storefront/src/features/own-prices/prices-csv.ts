import type { OwnPricedProductResponse, OwnPricesResponse } from '@shop/contract/api';
import { toCsvLines } from '@shop/contract/sheets/csv';

type GeneralPrice = OwnPricesResponse['general'][number];

interface Names {
  readonly ofProduct: (product: OwnPricedProductResponse) => string;
  readonly ofGeneral: (general: GeneralPrice) => string;
}

/** A line for each quantity from which a product has another price, then the lines of categories and all products. */
export const pricesCsv = ({ products, general }: OwnPricesResponse, { ofProduct, ofGeneral }: Names): string =>
  toCsvLines([
    ['sku', 'name', 'unit', 'minQty', 'price', 'percent'],
    ...products.flatMap((product) => {
      const { sku, unit, moq, price, breaks = [{ minQty: moq, price }] } = product;
      return breaks.map((one) => [sku, ofProduct(product), unit, one.minQty, one.price, null]);
    }),
    ...general.map((one) => ['', ofGeneral(one), '', one.minQty, one.price, one.percent]),
  ]);
