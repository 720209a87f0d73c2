import type { Identifier } from 'react-admin';
import type { HoldRemindersDto, PreviewReminderDto, UpdateReminderAccountDto } from '@shop/contract/api';
import { api, at, dataOf } from './client';
import type { AccountOf } from './accountCalls';

/** The calls about reminders of overdue invoices. */
export const reminderCalls = {
  getUpcomingReminders: () => dataOf(api.GET('/api/reminders/upcoming')),
  getReminderAccount: ({ of, id }: AccountOf) =>
    dataOf(api.GET('/api/reminders/accounts/{of}/{id}', { params: { path: { of, id } } })),
  updateReminderAccount: ({ of, id }: AccountOf, body: UpdateReminderAccountDto) =>
    dataOf(api.PUT('/api/reminders/accounts/{of}/{id}', { params: { path: { of, id } }, body })),
  holdReminders: (hold: HoldRemindersDto) => dataOf(api.POST('/api/reminders/holds', { body: hold })),
  endHold: (id: Identifier): Promise<unknown> => api.DELETE('/api/reminders/holds/{id}', { params: at(id) }),
  getInvoiceReminders: (invoice: Identifier) =>
    dataOf(api.GET('/api/invoices/{id}/reminders', { params: at(invoice) })),
  remindNow: (invoice: Identifier, anyway: boolean) =>
    dataOf(api.POST('/api/invoices/{id}/reminders', { params: at(invoice), body: { anyway } })),
  previewReminder: (words: PreviewReminderDto) => dataOf(api.POST('/api/reminders/preview', { body: words })),
};
