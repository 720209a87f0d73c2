import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogModule } from './goods/catalog/catalog.module.js';
import { HistoryModule } from './platform/history/history.module.js';
import { AccessGuard } from './platform/auth/access.guard.js';
import { CONNECTION_OPTIONS, limitTime } from './platform/database/connection-options.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { SilenceInterceptor } from './platform/database/silence.interceptor.js';
import { templateFolder } from './platform/config/paths.js';
import { DocumentsModule } from './platform/pdf/documents.module.js';
import { DueWorkModule } from './platform/jobs/due-work.module.js';
import { EventsModule } from './platform/events/events.module.js';
import { PicturesModule } from './platform/pictures/pictures.module.js';
import { WIRING } from './wiring.js';
import { ErrorFilter } from './platform/errors/error.filter.js';
import { HealthModule } from './platform/monitoring/health/health.module.js';
import { IdempotencyInterceptor } from './platform/http/idempotency/idempotency.interceptor.js';
import { IdempotencyModule } from './platform/http/idempotency/idempotency.module.js';
import { MailModule } from './platform/mail/mail.module.js';
import { MetricsModule } from './platform/monitoring/metrics/metrics.module.js';
import { RateLimitModule } from './platform/http/rate-limit/rate-limit.module.js';
import { UnknownQueryGuard } from './platform/http/validation/unknown-query.guard.js';
import { BodyPipe } from './platform/http/validation/validation.pipe.js';
import { ConfigModule } from './platform/config/config.module.js';
import type { ServerEnvironment } from './environment.js';
import { ApprovalsModule } from './sales/approvals/approvals.module.js';
import { AgeingModule } from './money/receivables/ageing/ageing.module.js';
import { CompaniesModule } from './people/companies/companies.module.js';
import { ContactModule } from './site/contact/contact.module.js';
import { CreditLimitsModule } from './money/receivables/credit-limits/credit-limits.module.js';
import { CreditNotesModule } from './billing/credit-notes/credit-notes.module.js';
import { DifferencesModule } from './billing/differences/differences.module.js';
import { WriteOffsModule } from './billing/write-offs/write-offs.module.js';
import { DashboardModule } from './insight/dashboard/dashboard.module.js';
import { DocumentEmailsModule } from './shop/document-emails/document-emails.module.js';
import { EInvoicingModule } from './e-invoicing/e-invoicing.module.js';
import { InvitationsModule } from './people/invitations/invitations.module.js';
import { InvoicesModule } from './billing/invoices/invoices.module.js';
import { ListsModule } from './goods/shopping/lists/lists.module.js';
import { OrdersModule } from './sales/orders/orders.module.js';
import { PagesModule } from './site/pages/pages.module.js';
import { PaymentsModule } from './money/payments/payments.module.js';
import { BankModule } from './money/bank/bank.module.js';
import { ReceiptsModule } from './money/receipts/receipts.module.js';
import { PriceChangesModule } from './goods/prices/price-changes.module.js';
import { ParticularsModule } from './documents/particulars/particulars.module.js';
import { BuyAgainModule } from './insight/buy-again/buy-again.module.js';
import { QuoteLinksModule } from './sales/quote-links/quote-links.module.js';
import { QuoteMessagesModule } from './sales/quote-messages/quote-messages.module.js';
import { QuotesModule } from './sales/quotes/quotes.module.js';
import { RecordSearchModule } from './insight/record-search/record-search.module.js';
import { RemindersModule } from './money/receivables/reminders/reminders.module.js';
import { SettingsModule } from './shop/settings/settings.module.js';
import { ShopModule } from './shop/settings/public/shop.module.js';
import { StatementsModule } from './money/receivables/statements/statements.module.js';
import { MoveInModule } from './move-in/move-in.module.js';
import { SalesModule } from './insight/sales/sales.module.js';
import { OwnCodesModule } from './goods/shopping/own-codes/own-codes.module.js';
import { StockAlertsModule } from './goods/shopping/stock-alerts/stock-alerts.module.js';
import { SupplierPackModule } from './site/supplier-pack/supplier-pack.module.js';
import { ChequesModule } from './money/cheques/cheques.module.js';
import { BookExportsModule } from './books/exports/book-exports.module.js';
import { BookPacksModule } from './books/packs/book-packs.module.js';
import { JournalModule } from './books/journal/journal.module.js';
import { TaxModule } from './billing/tax/tax.module.js';
import { ApiKeysModule } from './people/api-keys/api-keys.module.js';
import { WebhooksModule } from './shop/webhooks/webhooks.module.js';
import { AuthModule } from './people/auth/auth.module.js';
import { UsersModule } from './people/users/users.module.js';
import { DeliveriesModule } from './sales/deliveries/deliveries.module.js';
import { FollowUpsModule } from './sales/follow-ups/follow-ups.module.js';
import { LinksModule } from './shop/links/links.module.js';

export interface AppOptions {
  readonly environment: ServerEnvironment;
  readonly mongodbUri: string;
  readonly sessionSecret: string;
}

/** Mongoose must not create collections and indexes, since `prepareCollections` does. */
const CONNECTION = {
  ...CONNECTION_OPTIONS,
  autoCreate: false,
  autoIndex: false,
  retryAttempts: 0,
  connectionFactory: limitTime,
};

const OF_ALL_ROUTES = [
  { provide: APP_GUARD, useClass: AccessGuard },
  { provide: APP_GUARD, useClass: UnknownQueryGuard },
  { provide: APP_INTERCEPTOR, useClass: SilenceInterceptor },
  { provide: APP_INTERCEPTOR, useExisting: IdempotencyInterceptor },
  { provide: APP_PIPE, useClass: BodyPipe },
  { provide: APP_FILTER, useClass: ErrorFilter },
];

const documentsOf = ({ pdfBrowser }: ServerEnvironment): DynamicModule =>
  DocumentsModule.forRoot({ templates: templateFolder('documents'), browserPath: pdfBrowser ?? undefined });
const ORDERS = [OrdersModule, DeliveriesModule];
const PEOPLE = [CompaniesModule, UsersModule, AuthModule, ApiKeysModule, WebhooksModule];
const BOOKS = [TaxModule, JournalModule, BookPacksModule, BookExportsModule];
const SITE = [ContactModule, PagesModule];
const INVOICES = [InvoicesModule, CreditNotesModule, DifferencesModule, WriteOffsModule];

@Module({})
export class AppModule {
  static forRoot({ environment, mongodbUri, sessionSecret }: AppOptions): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(environment, sessionSecret),
        MongooseModule.forRoot(mongodbUri, CONNECTION),
        DatabaseModule,
        EventsModule.forRoot(WIRING),
        PicturesModule,
        DueWorkModule,
        HistoryModule.forRoot(),
        IdempotencyModule,
        MailModule,
        RateLimitModule,
        documentsOf(environment),
        HealthModule,
        MetricsModule,
        RecordSearchModule,
        SettingsModule,
        SupplierPackModule,
        ShopModule,
        ...PEOPLE,
        CatalogModule,
        PriceChangesModule,
        ParticularsModule,
        StockAlertsModule,
        OwnCodesModule,
        QuotesModule,
        QuoteMessagesModule,
        QuoteLinksModule,
        FollowUpsModule,
        ...ORDERS,
        InvitationsModule,
        ApprovalsModule,
        ...INVOICES,
        CreditLimitsModule,
        PaymentsModule,
        ReceiptsModule,
        ChequesModule,
        BankModule,
        StatementsModule,
        AgeingModule,
        DocumentEmailsModule,
        LinksModule,
        RemindersModule,
        SalesModule,
        ...BOOKS,
        EInvoicingModule,
        ListsModule,
        BuyAgainModule,
        ...SITE,
        DashboardModule,
        MoveInModule,
      ],
      providers: OF_ALL_ROUTES,
    };
  }
}
