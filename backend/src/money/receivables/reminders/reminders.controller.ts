import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor, StaffOnly } from '../../../platform/auth/actor.js';
import { WithoutIdempotencyKey } from '../../../platform/http/idempotency/idempotency.decorators.js';
import { Refuses } from '../../../platform/openapi/refusals.js';
import { DeletedResponse } from '../../../platform/openapi/response-fields.js';
import { ACCOUNT_RESOURCES } from '../../../billing/invoices/account.js';
import {
  HoldRemindersDto,
  PreviewReminderDto,
  RemindNowDto,
  UpdateReminderAccountDto,
} from './dto/reminder.requests.js';
import {
  InvoiceRemindersResponse,
  ReminderAccountResponse,
  ReminderPreviewResponse,
  UpcomingRemindersResponse,
} from './dto/reminder.response.js';
import { ReminderAccounts } from './reminder-accounts.service.js';
import { ReminderSending } from './reminder-sending.service.js';
import { ReminderPreviews } from './reminder-previews.service.js';

const ApiAccount = () => ApiParam({ name: 'of', enum: ACCOUNT_RESOURCES, description: 'Account type' });

@ApiTags('reminders')
@Controller('reminders')
@StaffOnly('payments.read')
export class RemindersController {
  constructor(
    private readonly previews: ReminderPreviews,
    private readonly accounts: ReminderAccounts,
  ) {}

  @Get('upcoming')
  @ApiOperation({
    summary: 'List accounts with overdue invoices and their next reminders',
    description:
      'Reminders are sent from 9:00, Monday to Friday, including public holidays. Pause any that should wait.',
  })
  @ApiOkResponse({ type: UpcomingRemindersResponse })
  list() {
    return this.previews.upcomingReminders();
  }

  @Post('preview')
  @StaffOnly('reminders.hold')
  @HttpCode(200)
  @WithoutIdempotencyKey()
  @ApiOperation({ summary: 'Preview a reminder with sample invoices', description: 'Stores and sends nothing.' })
  @ApiOkResponse({ type: ReminderPreviewResponse })
  preview(@Body() body: PreviewReminderDto): ReminderPreviewResponse {
    return this.previews.previewReminder(body);
  }

  @Post('holds')
  @StaffOnly('reminders.hold')
  @ApiOperation({
    summary: 'Pause reminders for an account or an invoice',
    description: 'Pauses until the end of a day or until reminders are resumed. A new pause replaces the existing one.',
  })
  @ApiCreatedResponse({ type: ReminderAccountResponse })
  @Refuses('INVOICE_NOT_FOUND', 'COMPANY_NOT_FOUND', 'USER_NOT_FOUND', 'STALE_VERSION', 'TOO_MANY_HOLDS')
  hold(@Body() body: HoldRemindersDto, @CurrentActor() actor: Actor) {
    return this.accounts.hold(body, actor);
  }

  @Delete('holds/:id')
  @StaffOnly('reminders.hold')
  @ApiOperation({ summary: 'Resume reminders' })
  @ApiOkResponse({ type: DeletedResponse })
  @Refuses('HOLD_NOT_FOUND', 'STALE_VERSION')
  release(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.accounts.release(id, actor);
  }

  @Get('accounts/:of/:id')
  @ApiAccount()
  @ApiOperation({ summary: 'Get the reminder settings and pauses of an account' })
  @ApiOkResponse({ type: ReminderAccountResponse })
  @Refuses('REMINDER_ACCOUNT_NOT_FOUND', 'COMPANY_NOT_FOUND', 'USER_NOT_FOUND')
  account(@Param('of') of: string, @Param('id') id: string) {
    return this.accounts.get(of, id);
  }

  @Put('accounts/:of/:id')
  @StaffOnly('reminders.hold')
  @ApiAccount()
  @ApiOperation({ summary: 'Update the reminder settings of an account' })
  @ApiOkResponse({ type: ReminderAccountResponse })
  @Refuses('REMINDER_ACCOUNT_NOT_FOUND', 'COMPANY_NOT_FOUND', 'USER_NOT_FOUND', 'STALE_VERSION')
  update(
    @Param('of') of: string,
    @Param('id') id: string,
    @Body() body: UpdateReminderAccountDto,
    @CurrentActor() actor: Actor,
  ) {
    return this.accounts.update(of, id, body, actor);
  }
}

@ApiTags('invoices')
@Refuses('INVOICE_NOT_FOUND')
@Controller('invoices/:id/reminders')
@StaffOnly('payments.read')
export class InvoiceRemindersController {
  constructor(private readonly sending: ReminderSending) {}

  @Get()
  @ApiOperation({ summary: 'Get the reminders sent for an invoice' })
  @ApiOkResponse({ type: InvoiceRemindersResponse })
  get(@Param('id') id: string) {
    return this.sending.ofInvoice(id);
  }

  @Post()
  @StaffOnly('documents.send')
  @ApiOperation({
    summary: 'Send a payment reminder now',
    description:
      'Possible once a day, including automatic reminders. Counts as the next step of the invoice. The email ' +
      'includes all overdue invoices of the customer.',
  })
  @ApiCreatedResponse({ type: InvoiceRemindersResponse })
  @ApiBody({ type: RemindNowDto, required: false })
  @Refuses(
    'INVOICE_NOT_OVERDUE',
    'REMINDER_HELD',
    'PAYMENT_PROMISED',
    'COVERED_BY_CHEQUES',
    'ACCOUNT_IN_CREDIT',
    'CUSTOMER_WITHOUT_EMAIL',
    'REMINDED_TODAY',
  )
  remind(@Param('id') id: string, @Body() body: RemindNowDto, @CurrentActor() actor: Actor) {
    return this.sending.remindNow(id, body, actor);
  }
}
