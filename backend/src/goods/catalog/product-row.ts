import { moneyFieldsOf } from '../../platform/database/money.js';
import { ruleFault } from '../../platform/errors/refuse.js';
import { PRODUCT_TYPES } from '@shop/contract/catalog';
import type { SheetColumn } from '@shop/contract/product-import';
import { DEFAULT_MOQ, MAX_PIECES } from '@shop/contract/limits';
import { DEFAULT_TAX_CATEGORY } from '@shop/contract/vat';
import { checked, type Problem, type Problems } from '../../platform/imports/checked-cells.js';
import type { ImportChangeResponse } from '../../platform/imports/dto/import.response.js';
import { type PlannedRow, textOf, wrongRow } from '../../platform/imports/import-kind.js';
import type { SheetRow } from '../../platform/imports/import-sheet.js';
import type { CategoryRecord } from './category.schema.js';
import { quantityFaults } from './domain/product-quantities.js';
import { lacksTaxReason, unitCodeAfter } from './domain/product-tax.js';
import { isGiven } from './dto/is-given.js';
import { CreateProductDto, UpdateProductDto } from './dto/product.requests.js';
import { skuPrefix } from './product-editing.service.js';
import { toProductFields, toStaffProduct } from './product.mapper.js';
import { type ProductRecord, ProductSchema } from './product.schema.js';

type Row = Pick<PlannedRow, 'line' | 'name'> & {
  /** Empty for a new product that gets a SKU of the shop. */
  readonly sku: string;
};

/** The change that a row of a sheet makes. */
export type PlannedProduct = PlannedRow &
  (
    | { readonly action: 'create'; readonly body: CreateProductDto }
    | { readonly action: 'update'; readonly product: ProductRecord; readonly body: UpdateProductDto }
    | { readonly action: 'same' | 'exists' | 'wrong' }
  );

/** The fields that identify a product for people. */
export interface Identity {
  /** Id of the category. */
  readonly category: string;
  readonly size: string;
  readonly variant?: string | undefined;
  readonly color?: string | undefined;
  readonly code?: string | undefined;
}

/** A key that is equal for products with the same identity, compared without case. */
export function identityKey({ category, size, variant = '', color = '', code = '' }: Identity): string {
  return JSON.stringify([category, size, variant, color, code].map((text) => text.trim().toLowerCase()));
}

export interface StoredCatalog {
  readonly categories: readonly CategoryRecord[];
  productOf(sku: string): ProductRecord | undefined;
  /** The existing product with the same category, size, variant, colour and code. */
  twinOf(product: Identity): ProductRecord | undefined;
}

export type ProductSheetRow = SheetRow<SheetColumn>;
type ProductCells = ProductSheetRow['cells'];

/** Empty for a new product. */
export const skuIn = ({ sku }: ProductCells): string => textOf(sku);

/** Checks a row by the rules of the calls that create and change a product. */
export async function planRow(
  { line, cells, faults }: ProductSheetRow,
  catalog: StoredCatalog,
): Promise<PlannedProduct> {
  const sku = skuIn(cells);
  const product = catalog.productOf(sku);
  const row = { line, sku, name: product?.name ?? '' };
  if (product !== undefined) return planUpdate({ ...row, faults }, cells, product, catalog);
  if (row.sku === '') return planCreation({ ...row, faults }, cells, catalog);
  // A mistyped SKU has no type: it is not meant as a new product.
  if (textOf(cells.productType) === '') return wrongRow(row, { sku: ruleFault('UNKNOWN_SKU') });
  return planCreation({ ...row, faults: { ...faults, ...ownSkuFault(row.sku) } }, cells, catalog);
}

/** Columns that can't be read. */
interface ReadRow extends Row {
  readonly faults: Problems;
}

const OWN_SKU = /^[A-Za-z\d][A-Za-z\d./_-]{2,29}$/;

/** Numbers of the shop's own series are given by the shop. */
function ownSkuFault(sku: string): Problems {
  const isOfSeries = PRODUCT_TYPES.some((type) => new RegExp(`^${skuPrefix(type)}-?\\d+$`, 'i').test(sku));
  return OWN_SKU.test(sku) && !isOfSeries ? {} : { sku: ruleFault('OWN_SKU') };
}

async function planCreation(
  { faults, ...row }: ReadRow,
  cells: ProductCells,
  catalog: StoredCatalog,
): Promise<PlannedProduct> {
  const { stock, stockChange, ...others } = cells;
  const { body, problems } = await checked(CreateProductDto, {
    ...others,
    stock: stock ?? stockChange,
    ...categoryIn(cells, catalog),
  });
  const isUnknown = isUnknownCategory(cells, textOf(cells.productType), catalog);
  const reported: Problems = {
    ...problems,
    ...(isUnknown && UNKNOWN_CATEGORY),
    ...(body !== null && lacksTaxReason({ ...STANDARD_RATED, ...givenOf(body) }) && NO_TAX_REASON),
    ...(body !== null && quantityProblems({ moq: DEFAULT_MOQ, ...toProductFields(body) })),
    ...faults,
  };
  if (body === null || Object.keys(reported).length > 0) return wrongRow(row, reported);
  const product = catalog.twinOf(body);
  if (product !== undefined) return { line: row.line, sku: product.sku, name: product.name, action: 'exists' };
  const fields = Object.entries({ ...body, category: textOf(cells.category) });
  const changes = fields.filter(([, to]) => isGiven(to) && to !== '').map(([field, to]) => toChange(field, null, to));
  return { ...row, action: 'create', body, changes };
}

async function planUpdate(
  { faults, ...row }: ReadRow,
  cells: ProductCells,
  product: ProductRecord,
  catalog: StoredCatalog,
): Promise<PlannedProduct> {
  const { productType, category, stockChange, ...others } = cells;
  const typed = { productType: product.productType, category };
  const counted = stockAfter(product, stockChange);
  const body = await checked(UpdateProductDto, {
    ...others,
    productType,
    ...counted.cells,
    ...categoryIn(typed, catalog),
  });
  const isOther = textOf(productType) !== '' && textOf(productType) !== product.productType;
  const problems: Problems = {
    ...body.problems,
    ...(isUnknownCategory(typed, product.productType, catalog) && UNKNOWN_CATEGORY),
    ...(isOther && { productType: staysWhatItIs(product.productType) }),
    ...(body.body !== null && lacksTaxReason({ ...product, ...givenOf(body.body) }) && NO_TAX_REASON),
    ...(body.body !== null && quantityProblems({ ...product, ...toProductFields(body.body) })),
    ...counted.problems,
    ...faults,
  };
  if (body.body === null || Object.keys(problems).length > 0) return wrongRow(row, problems);
  const changes = changesOf(product, body.body, textOf(category));
  return changes.length === 0
    ? { ...row, action: 'same' }
    : { ...row, action: 'update', product, body: body.body, changes };
}

function quantityProblems(fields: Parameters<typeof quantityFaults>[0]): Problems {
  return Object.fromEntries(quantityFaults(fields).map(({ field, ...problem }) => [field, problem]));
}

/** The stock with what a row adds or takes out. */
function stockAfter({ stock }: ProductRecord, change: unknown): { cells: object; problems: Problems } {
  if (change === undefined) return { cells: {}, problems: {} };
  if (typeof change !== 'number' || !Number.isInteger(change)) {
    return { cells: {}, problems: { stockChange: ruleFault('WHOLE_NUMBER', { min: -MAX_PIECES, max: MAX_PIECES }) } };
  }
  if (stock + change < 0) return { cells: {}, problems: { stockChange: ruleFault('NEGATIVE_STOCK', { stock }) } };
  return { cells: { stock: stock + change }, problems: {} };
}

/** The changes that the body makes, by field, in the form of the sheet. */
function changesOf(product: ProductRecord, body: UpdateProductDto, category: string): ImportChangeResponse[] {
  const before = new Map<string, unknown>(Object.entries(toStaffProduct(product, true)));
  before.set('category', product.category.displayName);
  const isSameCategory = body.category === undefined || product.category._id.toHexString() === body.category;
  const unitCode = unitCodeAfter(product, body);
  const after = { ...body, unitCode, category: isSameCategory ? product.category.displayName : category };
  return Object.entries<unknown>(after)
    .filter(([field, to]) => isGiven(to) && JSON.stringify(before.get(field)) !== JSON.stringify(to))
    .map(([field, to]) => toChange(field, before.get(field) ?? null, to));
}

const AMOUNTS = moneyFieldsOf(ProductSchema);

function toChange(field: string, from: unknown, to: unknown): ImportChangeResponse {
  return { field, from, to, ...(AMOUNTS.has(field) && { isMoney: true }) };
}

const UNKNOWN_CATEGORY: Problems = {
  category: ruleFault('NO_SUCH_CATEGORY'),
};

const NO_TAX_REASON: Problems = { taxReason: ruleFault('TAX_REASON_NEEDED') };
const STANDARD_RATED = { taxCategory: DEFAULT_TAX_CATEGORY, taxReason: '' };

/** The VAT fields in the body. */
function givenOf({ taxCategory, taxReason }: UpdateProductDto) {
  return { ...(isGiven(taxCategory) && { taxCategory }), ...(isGiven(taxReason) && { taxReason }) };
}

const staysWhatItIs = (type: string): Problem => ruleFault('OTHER_TYPE', { type });

interface TypedCategory {
  readonly category?: unknown;
  readonly productType?: unknown;
}

/** The id of the category in a row, found by its display name or its short name. */
function categoryIn(cells: TypedCategory, { categories }: StoredCatalog): { category: string | undefined } {
  const wanted = textOf(cells.category).toLowerCase();
  const ofType = categories.filter(({ productType }) => productType === textOf(cells.productType));
  const found = ofType.find(({ name, displayName }) =>
    [name.toLowerCase(), displayName.toLowerCase()].includes(wanted),
  );
  return { category: found?._id.toHexString() };
}

function isUnknownCategory(cells: TypedCategory, productType: string, catalog: StoredCatalog): boolean {
  return textOf(cells.category) !== '' && categoryIn({ ...cells, productType }, catalog).category === undefined;
}
