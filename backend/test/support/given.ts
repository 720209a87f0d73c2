import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CategoriesService, type NewCategory } from '../../src/goods/catalog/categories.service.js';
import { InvoiceWriting } from '../../src/billing/invoices/invoice-writing.service.js';
import { OrderCreation } from '../../src/sales/orders/order-creation.service.js';
import { SettingsEditing } from '../../src/shop/settings/settings-editing.service.js';
import type { ProductType } from '@shop/contract/catalog';
import type { CategoryResponse } from '../../src/goods/catalog/dto/category.response.js';
import type { CreateProductDto } from '../../src/goods/catalog/dto/product.requests.js';
import type { ProductResponse } from '../../src/goods/catalog/dto/product.response.js';
import { ProductEditing } from '../../src/goods/catalog/product-editing.service.js';
import { CompanyEditing } from '../../src/people/companies/company-editing.service.js';
import type { CreateCompanyDto } from '../../src/people/companies/dto/company.requests.js';
import type { CompanyResponse } from '../../src/people/companies/dto/company.response.js';
import type { Actor } from '../../src/platform/auth/actor.js';
import type { InvoiceResponse } from '../../src/billing/invoices/dto/invoice.response.js';
import type { OrderResponse } from '../../src/sales/orders/dto/order.response.js';
import type { UpdateQuoteDto } from '../../src/sales/quotes/dto/quote.requests.js';
import type { QuoteResponse } from '../../src/sales/quotes/dto/quote.response.js';
import { QuoteEditing } from '../../src/sales/quotes/quote-editing.service.js';
import { QuoteRequests } from '../../src/sales/quotes/quote-requests.service.js';
import type { UpdateSettingsDto } from '../../src/shop/settings/dto/settings.requests.js';
import type { SettingsResponse } from '../../src/shop/settings/dto/settings.response.js';
import type { TestActor } from './actors.js';

let counter = 0;

/** An invoice that the shop issued: it is of an order. */
export type IssuedInvoice = InvoiceResponse & { readonly order: NonNullable<InvoiceResponse['order']> };

/** The state that a test starts from, made through the shop's own services. */
export class Given {
  /** One product for the whole file, for tests that don't care: making it costs as much as a quote. */
  private anyProduct: Promise<ProductResponse> | undefined;
  private readonly anyCategories = new Map<ProductType, Promise<CategoryResponse>>();

  constructor(
    private readonly app: NestFastifyApplication,
    private readonly office: Actor = {
      id: '',
      name: 'Test office',
      email: 'office@example.com',
      isAdmin: true,
      staffRole: 'Administrator',
      sessionId: '',
    },
  ) {}

  /** Saves settings; omitted ones are not changed. */
  settings(fields: UpdateSettingsDto): Promise<SettingsResponse> {
    return this.app.get(SettingsEditing).update(fields, this.office);
  }

  async category(fields: Partial<NewCategory> = {}): Promise<CategoryResponse> {
    counter += 1;
    const categories = this.app.get(CategoriesService);
    const named = { name: `category-${counter}`, displayName: `Category ${counter}`, productType: 'Ribbon' as const };
    return categories.create({ ...named, isActive: true, ...fields }, this.office);
  }

  /** A verified company in Dubai with a TRN of its own by default. */
  async company(fields: Partial<CreateCompanyDto> = {}): Promise<CompanyResponse> {
    counter += 1;
    const body = { ...companyDetails(`Company ${counter} LLC`, freshTrn()), ...fields };
    return this.app.get(CompanyEditing).create(body, this.office);
  }

  /** A product at 18.50 AED, MOQ 1, 1,000 in stock by default. */
  async product(fields: Partial<CreateProductDto> = {}): Promise<ProductResponse> {
    counter += 1;
    const { category: wanted, ...rest } = fields;
    const productType = rest.productType ?? 'Ribbon';
    const category = wanted === undefined ? await this.anyCategory(productType) : { _id: wanted, productType };
    const defaults = { size: '1-inch', color: 'Black', code: `C${counter}`, price: 18.5, stock: 1000, unit: 'roll' };
    const body = {
      ...defaults,
      productType: category.productType,
      category: category._id,
      isActive: true,
      isAvailable: true,
    };
    return this.app.get(ProductEditing).create({ ...body, ...rest }, this.office);
  }

  private someProduct(): Promise<ProductResponse> {
    this.anyProduct ??= this.product({ stock: 1_000_000 });
    return this.anyProduct;
  }

  private anyCategory(productType: ProductType): Promise<CategoryResponse> {
    const category = this.anyCategories.get(productType) ?? this.category({ productType });
    this.anyCategories.set(productType, category);
    return category;
  }

  /** A request of `qty` pieces of one product, made by `customer`. */
  async requestedQuote(customer: TestActor, qty = 2, product?: ProductResponse): Promise<QuoteResponse> {
    const { _id } = product ?? (await this.someProduct());
    return this.app.get(QuoteRequests).requestQuote({ requestedItems: [{ product: _id, qty }] }, actorOf(customer));
  }

  async quote(
    customer: TestActor,
    changes: UpdateQuoteDto,
    qty = 2,
    product?: ProductResponse,
  ): Promise<QuoteResponse> {
    const { _id } = await this.requestedQuote(customer, qty, product);
    return this.app.get(QuoteEditing).updateQuote(_id, changes, this.office);
  }

  /** Priced at `unitPrice` AED apiece with `deliveryCharge` AED. */
  async confirmedQuote(
    customer: TestActor,
    { qty = 2, unitPrice = 50, deliveryCharge = 0, product }: QuoteOptions = {},
  ): Promise<QuoteResponse> {
    const wanted = product ?? (await this.someProduct());
    const requestedItems = [{ product: wanted._id, qty, unitPrice }];
    return this.quote(customer, { status: 'Confirmed', requestedItems, deliveryCharge }, qty, wanted);
  }

  async order(customer: TestActor, options: QuoteOptions = {}): Promise<OrderResponse> {
    const quote = await this.confirmedQuote(customer, options);
    return this.app.get(OrderCreation).createFromQuote(quote._id, this.office);
  }

  /** An invoice of 100 AED by default. Its order has no quote, which would take as long as both. */
  async invoice(
    customer: TestActor,
    { qty = 2, unitPrice = 50, deliveryCharge = 0, product }: QuoteOptions = {},
  ): Promise<IssuedInvoice> {
    const { _id } = product ?? (await this.someProduct());
    const body = { user: customer.id, orderItems: [{ product: _id, qty, unitPrice }], deliveryCharge };
    const order = await this.app.get(OrderCreation).createByHand(body, this.office);
    return this.issue(order._id);
  }

  /** Like `invoice`, for an order created from a quote. */
  async invoiceOfQuote(customer: TestActor, options: QuoteOptions = {}): Promise<IssuedInvoice> {
    const order = await this.order(customer, options);
    return this.issue(order._id);
  }

  private issue(order: string): Promise<IssuedInvoice> {
    return this.app.get(InvoiceWriting).issueInvoice({ order }, this.office) as Promise<IssuedInvoice>;
  }
}

export interface QuoteOptions {
  readonly qty?: number;
  readonly unitPrice?: number;
  readonly deliveryCharge?: number;
  readonly product?: ProductResponse;
}

function actorOf({ id, name, email }: TestActor): Actor {
  return { id, name, email, isAdmin: false, staffRole: null, sessionId: '' };
}

/** A TRN that no other test of the file has. */
export function freshTrn(): string {
  counter += 1;
  return `1${String(counter).padStart(12, '0')}03`;
}

/** A company as its buyer describes it. */
export function companyDetails(legalName: string, trn = '') {
  const address = { street: 'Shop 4, Al Quoz', city: 'Dubai', emirate: 'DXB' as const, country: 'AE' };
  return { legalName, trn, licenceNumber: 'DED-654321', licenceAuthority: 'Dubai Economy and Tourism', address };
}
