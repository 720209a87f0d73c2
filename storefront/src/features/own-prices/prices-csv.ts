import type { OwnPricedProductResponse, OwnPricesResponse } from '@shop/contract/api';

/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\ufeff';

/** A spreadsheet runs a text that begins like a formula. */
const cellOf = (value: string | number | null): string => {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A line for each quantity from which a product has another price, then the lines of categories and all products. */
export function pricesCsv(
  { products, general }: OwnPricesResponse,
  nameOf: (product: OwnPricedProductResponse) => string,
): string {
  const rows = [
    ['sku', 'name', 'unit', 'minQty', 'price', 'percent'],
    ...products.flatMap((product) => {
      const { sku, unit, moq, price, breaks = [{ minQty: moq, price }] } = product;
      return breaks.map((one) => [sku, nameOf(product), unit, one.minQty, one.price, null]);
    }),
    ...general.map(({ name, minQty, price, percent }) => ['', name, '', minQty, price, percent]),
  ];
  return BYTE_ORDER_MARK + rows.map((cells) => cells.map(cellOf).join(',')).join('\r\n');
}
