import { Module } from '@nestjs/common';
import { InvoicesModule } from '../billing/invoices/invoices.module.js';
import { BankModule } from '../money/bank/bank.module.js';
import { ChequesModule } from '../money/cheques/cheques.module.js';
import { PaymentsModule } from '../money/payments/payments.module.js';
import { ReceiptsModule } from '../money/receipts/receipts.module.js';
import { CompaniesModule } from '../people/companies/companies.module.js';
import { UsersModule } from '../people/users/users.module.js';
import { storesOf } from '../platform/database/stores.js';
import { ImportsModule } from '../platform/imports/imports.module.js';
import { MoveInsModule } from '../shop/move-ins/move-ins.module.js';
import { CatalogModule } from '../goods/catalog/catalog.module.js';
import { DeliveriesModule } from '../sales/deliveries/deliveries.module.js';
import { OrdersModule } from '../sales/orders/orders.module.js';
import { PriceListsModule } from '../goods/prices/lists/price-lists.module.js';
import { CustomersStep } from './customers-step.js';
import { BroughtBalances } from './brought-balances.service.js';
import { BroughtCustomers } from './brought-customers.service.js';
import { MoveInEntries } from './move-in-entries.service.js';
import { OldNumbers } from './old-numbers.service.js';
import { MoveInEntry, MoveInEntrySchema } from './move-in-entry.schema.js';
import { MoveInImports } from './move-in-imports.service.js';
import { type AnyStep, MOVE_IN_STEPS } from './move-in-step.js';
import { MoveInReports } from './move-in-report.service.js';
import { MoveInUpload, MoveInUploadSchema } from './move-in-upload.schema.js';
import { MoveInUploadsController } from './move-in-uploads.controller.js';
import { MoveInUploads } from './move-in-uploads.service.js';
import { MoveInsController } from './move-ins.controller.js';
import { OpeningBalancesStep } from './opening-balances-step.js';
import { OpeningChequesStep } from './opening-cheques-step.js';
import { OpeningCreditsStep } from './opening-credits-step.js';
import { OpeningInvoicesStep } from './opening-invoices-step.js';
import { OpeningOrdersStep } from './opening-orders-step.js';
import { OpeningAdvancesStep } from './opening-advances-step.js';
import { OpeningQuotesStep } from './opening-quotes-step.js';
import { OrderFiles } from './order-files.service.js';
import { QuotesModule } from '../sales/quotes/quotes.module.js';

const STEPS = [
  CustomersStep,
  OpeningInvoicesStep,
  OpeningQuotesStep,
  OpeningOrdersStep,
  OpeningAdvancesStep,
  OpeningCreditsStep,
  OpeningChequesStep,
  OpeningBalancesStep,
];

@Module({
  imports: [
    storesOf([MoveInEntry, MoveInEntrySchema], [MoveInUpload, MoveInUploadSchema]),
    MoveInsModule,
    InvoicesModule,
    PaymentsModule,
    ChequesModule,
    BankModule,
    ReceiptsModule,
    CompaniesModule,
    UsersModule,
    ImportsModule,
    QuotesModule,
    OrdersModule,
    DeliveriesModule,
    CatalogModule,
    PriceListsModule,
  ],
  controllers: [MoveInsController, MoveInUploadsController],
  providers: [
    MoveInUploads,
    MoveInEntries,
    OldNumbers,
    BroughtCustomers,
    OrderFiles,
    ...STEPS,
    { provide: MOVE_IN_STEPS, useFactory: (...steps: AnyStep[]) => steps, inject: STEPS },
    BroughtBalances,
    MoveInImports,
    MoveInReports,
  ],
})
export class MoveInModule {}
