import { Injectable } from '@nestjs/common';
import { ProductsService } from '../../goods/catalog/products.service.js';
import { CompaniesService } from '../../people/companies/companies.service.js';
import { UsersService } from '../../people/users/users.service.js';
import { OpenOrders } from '../orders/open-orders.service.js';
import { backorderedOrder, backorderedProducts } from './domain/backorders.js';
import type { BackordersResponse } from './dto/delivery.response.js';

const LAST = '9999';

/** The sort is stable: orders without a day remain oldest first. */
const byNeed = (one: { neededBy: string | null }, other: { neededBy: string | null }) =>
  (one.neededBy ?? LAST).localeCompare(other.neededBy ?? LAST);

/** Computes what the shop still owes, by product and by order. */
@Injectable()
export class Backorders {
  constructor(
    private readonly orders: OpenOrders,
    private readonly products: ProductsService,
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
  ) {}

  async list(): Promise<BackordersResponse> {
    const open = await this.orders.list();
    const ids = open.flatMap(({ orderItems }) => orderItems.flatMap(({ product }) => product?.toHexString() ?? []));
    const shelves = await this.products.shelvesOf(ids);
    const refs = await this.users.refs(open.map(({ user }) => user));
    const companies = await this.companies.listed(open.flatMap(({ company }) => company ?? []));
    const orders = open.map((order) => ({
      _id: order._id.toHexString(),
      orderNumber: order.orderNumber,
      user: refs.of(order.user),
      company: companies.get(String(order.company))?.legalName ?? '',
      neededBy: order.neededBy,
      place: order.deliveryAddress?.city ?? '',
      address: order.shippingAddress,
      phone: order.deliveryAddress?.phone ?? refs.phoneOf(order.user),
      createdAt: order.createdAt.toISOString(),
      isHeld: order.hold !== null,
      ...backorderedOrder(order, shelves),
    }));
    return { products: backorderedProducts(open, shelves), orders: orders.filter(({ owed }) => owed > 0).sort(byNeed) };
  }
}
