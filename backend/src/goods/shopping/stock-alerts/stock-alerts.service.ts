import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { PRODUCTS_AVAILABLE_AGAIN, type ReturnedProduct } from '../../catalog/catalog.events.js';
import { ProductStock } from '../../catalog/product-stock.service.js';
import { OnEvent } from '../../../platform/events/events.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { findRecord } from '../../../platform/database/record.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../../platform/database/record-store.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { findOwn } from '../../../platform/lists/find-page.js';
import type { RangeQueryDto } from '../../../platform/lists/list-query.js';
import type { ListPage } from '../../../platform/lists/list-spec.js';
import type { DeletedResponse } from '../../../platform/openapi/response-fields.js';
import { refuse } from '../../../platform/errors/refuse.js';
import { UsersService } from '../../../people/users/users.service.js';
import { StockAlertResponse } from './dto/stock-alert.response.js';
import { StockAlert, type StockAlertRecord } from './stock-alert.schema.js';
import { Outbox } from '../../../platform/mail/outbox.service.js';
import { addressedTo } from '../../../documents/texts/email-parts.js';
import { emailTexts } from '../../../documents/texts/texts.js';
import type { UserContact } from '../../../people/users/dto/user.response.js';

/** A product, and a user who waits for it. */
interface Wait {
  readonly buyer: UserContact;
  readonly product: ReturnedProduct;
}

/** Buyers wait for products, and are notified once when these are available again. */
@Injectable()
export class StockAlerts {
  constructor(
    @InjectModel(StockAlert.name) private readonly alerts: Model<StockAlert>,
    @InjectRecords(StockAlert) private readonly records: RecordStore<StockAlert>,
    private readonly stock: ProductStock,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /**
   * The caller's alert, which may exist already.
   * @throws DomainError PRODUCT_NOT_FOUND, PRODUCT_AVAILABLE
   */
  create(product: string, actor: Actor): Promise<StockAlertResponse> {
    const alert = {
      _id: new Types.ObjectId(),
      user: new Types.ObjectId(actor.id),
      product: new Types.ObjectId(product),
    };
    return this.transactions.answer(actor, async (session) => {
      await this.users.lockSelf(alert.user, session);
      // Without the lock, the product could become available at this moment, and no buyer would be notified.
      const isAvailable = await this.stock.lockAvailability(product, session);
      if (isAvailable === null) throw refuse('PRODUCT_NOT_FOUND');
      if (isAvailable) throw refuse('PRODUCT_AVAILABLE');
      const { user, product: wanted } = alert;
      const known = await this.alerts
        .findOne({ user, product: wanted })
        .session(session)
        .lean<StockAlertRecord | null>();
      return StockAlertResponse.stored(known ?? (await this.records.insert(alert, { actor, session })));
    });
  }

  async listOwn(actor: Actor, query: RangeQueryDto): Promise<ListPage<StockAlertResponse>> {
    const { records, ...page } = await findOwn(this.alerts, actor.id, { createdAt: -1, _id: -1 }, query);
    return { ...page, rows: records.map((alert) => StockAlertResponse.stored(alert)) };
  }

  /** @throws DomainError STOCK_ALERT_NOT_FOUND, also for an alert of another user */
  remove(id: string, actor: Actor): Promise<DeletedResponse> {
    return this.transactions.answer(actor, async (session) => {
      const alert = await findRecord(this.alerts, id, session);
      if (alert === null || !(actor.isAdmin || alert.user.equals(actor.id))) throw refuse('STOCK_ALERT_NOT_FOUND');
      await this.records.remove(alert, { actor, session });
      return { _id: id };
    });
  }

  /** A deleted user gets no email. */
  @OnEvent(PRODUCTS_AVAILABLE_AGAIN)
  async notifyWaiting(products: readonly ReturnedProduct[], by: ChangeContext): Promise<void> {
    const { actor, session } = by;
    const byId = new Map(products.map((product) => [product._id.toHexString(), product]));
    const alerts = await this.alerts
      .find({ product: { $in: products.map(({ _id }) => _id) } })
      .sort({ _id: 1 })
      .session(session)
      .lean<StockAlertRecord[]>();
    const buyers = await this.users.contacts(
      alerts.map(({ user }) => user),
      session,
    );
    const waits = alerts.flatMap((alert) => {
      const [buyer, product] = [buyers.get(alert.user.toHexString()), byId.get(alert.product.toHexString())];
      return buyer && product ? [{ buyer, product }] : [];
    });
    await this.mailAvailable(waits, session);
    for (const alert of alerts) await this.records.remove(alert, { actor, session });
  }

  /** Sends one email to each user who waits. */
  async mailAvailable(waits: readonly Wait[], session: ClientSession): Promise<void> {
    const emails = waits.map(({ buyer, product: { _id, name, sku } }) => {
      const { productReturned: texts } = emailTexts(buyer.language);
      return {
        ...addressedTo(buyer),
        subject: texts.subject(name),
        paragraphs: [texts.text(name), texts.once],
        facts: [{ label: texts.sku, value: sku }],
        action: { label: texts.link, path: `/product/${_id.toHexString()}` },
      };
    });
    await this.outbox.post(emails, session);
  }
}
