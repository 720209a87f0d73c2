import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogModule } from './catalog/catalog.module.js';
import { HistoryModule } from './platform/history/history.module.js';
import { AccessGuard } from './platform/auth/access.guard.js';
import { OriginGuard } from './platform/auth/origin.guard.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { DocumentsModule } from './platform/pdf/documents.module.js';
import { ErrorFilter } from './platform/errors/error.filter.js';
import { HealthModule } from './platform/health/health.module.js';
import { MailModule } from './platform/mail/mail.module.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { AttemptsGuard } from './platform/rate-limit/attempts.guard.js';
import { RateLimitModule } from './platform/rate-limit/rate-limit.module.js';
import { BodyPipe } from './platform/http/validation/validation.pipe.js';
import { ConfigModule } from './platform/config/config.module.js';
import type { Environment } from './platform/config/environment.js';
import { ContactModule } from './contact/contact.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { InvoicesModule } from './invoices/invoices.module.js';
import { OrdersModule } from './orders/orders.module.js';
import { PagesModule } from './pages/pages.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import { QuotesModule } from './quotes/quotes.module.js';
import { ShopModule } from './shop/shop.module.js';
import { StatementsModule } from './statements/statements.module.js';
import { UsersModule } from './users/users.module.js';

/** What the server is built from, beyond its environment. */
export interface AppOptions {
  readonly environment: Environment;
  readonly mongodbUri: string;
  readonly sessionSecret: string;
}

const CONNECTION = { autoCreate: false, autoIndex: false, retryAttempts: 0, serverSelectionTimeoutMS: 8000 };

@Module({})
export class AppModule {
  static forRoot({ environment, mongodbUri, sessionSecret }: AppOptions): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(environment, sessionSecret),
        MongooseModule.forRoot(mongodbUri, CONNECTION),
        DatabaseModule,
        HistoryModule,
        MailModule,
        RateLimitModule,
        DocumentsModule.forRoot({ browserPath: environment.pdfBrowser ?? undefined }),
        HealthModule,
        MetricsModule,
        ShopModule,
        UsersModule,
        CatalogModule,
        QuotesModule,
        OrdersModule,
        InvoicesModule,
        PaymentsModule,
        StatementsModule,
        ContactModule,
        PagesModule,
        DashboardModule,
      ],
      providers: [
        { provide: APP_GUARD, useClass: AttemptsGuard },
        { provide: APP_GUARD, useClass: OriginGuard },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_PIPE, useClass: BodyPipe },
        { provide: APP_FILTER, useClass: ErrorFilter },
      ],
    };
  }
}
