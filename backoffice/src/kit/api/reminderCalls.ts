import type { Identifier } from 'react-admin';
import type {
  HoldRemindersDto,
  InvoiceRemindersResponse,
  PreviewReminderDto,
  ReminderAccountResponse,
  ReminderPreviewResponse,
  UpcomingRemindersResponse,
  UpdateReminderAccountDto,
} from '../../types';
import { getJson, post, request } from './httpClient';
import type { AccountOf } from './shopCalls';

/** The calls about reminders of overdue invoices. */
export const createReminderCalls = (apiUrl: string) => ({
  getUpcomingReminders: () => getJson<UpcomingRemindersResponse>(`${apiUrl}/reminders/upcoming`),
  getReminderAccount: ({ of, id }: AccountOf) =>
    getJson<ReminderAccountResponse>(`${apiUrl}/reminders/accounts/${of}/${id}`),
  updateReminderAccount: ({ of, id }: AccountOf, body: UpdateReminderAccountDto) =>
    request<ReminderAccountResponse>(`${apiUrl}/reminders/accounts/${of}/${id}`, {
      method: 'PUT',
      body: JSON.stringify(body),
    }),
  holdReminders: (hold: HoldRemindersDto) => post<ReminderAccountResponse>(`${apiUrl}/reminders/holds`, hold),
  endHold: (id: Identifier) => request(`${apiUrl}/reminders/holds/${id}`, { method: 'DELETE' }),
  getInvoiceReminders: (invoice: Identifier) =>
    getJson<InvoiceRemindersResponse>(`${apiUrl}/invoices/${invoice}/reminders`),
  remindNow: (invoice: Identifier) => post<InvoiceRemindersResponse>(`${apiUrl}/invoices/${invoice}/reminders`),
  previewReminder: (words: PreviewReminderDto) => post<ReminderPreviewResponse>(`${apiUrl}/reminders/preview`, words),
});
