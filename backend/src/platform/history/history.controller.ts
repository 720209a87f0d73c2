import type { StaffAction } from '@shop/contract/staff-roles';
import { Controller, Get, Param, Query, type Type } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, StaffOnly } from '../auth/access.decorators.js';
import type { Actor } from '../auth/actor.js';
import { ListOfRows } from '../lists/content-range.js';
import type { ListPage } from '../lists/list-spec.js';
import type { RecordResource } from './history-entry.schema.js';
import { HistoryService, NOT_FOUND } from './history.service.js';
import { HistoryQueryDto } from './dto/history.query.js';
import { HistoryEntryResponse } from './dto/history.response.js';
import { Refuses } from '../openapi/refusals.js';

/** The history of a record is for those who may see the record. */
const READ_ACTIONS: Readonly<Record<RecordResource, StaffAction>> = {
  quotes: 'quotes.read',
  orders: 'orders.read',
  invoices: 'invoices.read',
  payments: 'payments.read',
  users: 'customers.read',
  products: 'products.read',
  categories: 'products.read',
  'price-changes': 'products.read',
  contact: 'contact.read',
  settings: 'settings.read',
  companies: 'customers.read',
  'credit-notes': 'invoices.read',
  'vat-periods': 'tax.read',
  synonyms: 'products.read',
  receipts: 'payments.read',
  reminders: 'payments.read',
  'reminder-accounts': 'payments.read',
  'stock-alerts': 'products.read',
  lists: 'customers.read',
  approvals: 'customers.read',
  invitations: 'customers.read',
  'supplier-documents': 'settings.read',
  'e-invoice-deliveries': 'invoices.read',
};

/** The history of one kind of records, beside the other calls of that kind. */
export function historyController(resource: RecordResource): Type<unknown> {
  @ApiTags(resource)
  @Refuses(NOT_FOUND[resource])
  @Controller(resource)
  class HistoryController {
    constructor(private readonly trail: HistoryService) {}

    @Get(':id/history')
    @StaffOnly(READ_ACTIONS[resource])
    @ApiOperation({
      summary: 'Its history: by whom it was changed and when, the latest first',
      description: 'Also of a record that was deleted or voided.',
    })
    @ListOfRows('history', HistoryEntryResponse)
    history(
      @Param('id') id: string,
      @Query() query: HistoryQueryDto,
      @CurrentActor() actor: Actor,
    ): Promise<ListPage<HistoryEntryResponse>> {
      return this.trail.of(resource, id, query, actor);
    }
  }
  // The API description names its operations after their controllers.
  Object.defineProperty(HistoryController, 'name', { value: `${resource}-audit` });
  return HistoryController;
}
