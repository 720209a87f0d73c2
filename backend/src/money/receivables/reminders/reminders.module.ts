import { Module } from '@nestjs/common';
import { CompaniesModule } from '../../../people/companies/companies.module.js';
import { ChequesModule } from '../../cheques/cheques.module.js';
import { InvoicesModule } from '../../../billing/invoices/invoices.module.js';
import { FollowUpsModule } from '../../../sales/follow-ups/follow-ups.module.js';
import { MoveInsModule } from '../../../shop/move-ins/move-ins.module.js';
import { ReceiptsModule } from '../../receipts/receipts.module.js';
import { storesOf } from '../../../platform/database/stores.js';
import { StatementsModule } from '../statements/statements.module.js';
import { UsersModule } from '../../../people/users/users.module.js';
import { REMINDER_ACCOUNT_RECORD, ReminderAccount, ReminderAccountSchema } from './reminder-account.schema.js';
import { ReminderAccounts } from './reminder-accounts.service.js';
import { ReminderPlanning } from './reminder-planning.service.js';
import { ReminderPreviews } from './reminder-previews.service.js';
import { REMINDER_RECORD, Reminder, ReminderSchema } from './reminder.schema.js';
import { ReminderSending } from './reminder-sending.service.js';
import { ReminderTask } from './reminder-task.service.js';
import { InvoiceRemindersController, RemindersController } from './reminders.controller.js';
import { StatementTask } from './statement-task.service.js';

@Module({
  imports: [
    storesOf(
      [Reminder, ReminderSchema, REMINDER_RECORD],
      [ReminderAccount, ReminderAccountSchema, REMINDER_ACCOUNT_RECORD],
    ),
    InvoicesModule,
    ReceiptsModule,
    ChequesModule,
    CompaniesModule,
    UsersModule,
    StatementsModule,
    FollowUpsModule,
    MoveInsModule,
  ],
  controllers: [RemindersController, InvoiceRemindersController],
  providers: [ReminderPlanning, ReminderPreviews, ReminderSending, ReminderAccounts, ReminderTask, StatementTask],
})
export class RemindersModule {}
