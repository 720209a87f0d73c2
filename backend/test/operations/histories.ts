import { RECORD_RESOURCES, type RecordResource } from '@shop/contract/records';
import { apiKey } from './api-keys.js';
import { delivery } from './e-invoicing.js';
import { invitation } from './invitations.js';
import type { OperationCase, OperationCases, OperationId, World } from './operation-case.js';
import { savedSettings, savedSynonyms, stockAlert } from './records.js';
import { reminder, reminderAccount } from './reminders.js';
import { supplierDocument } from './supplier-pack.js';
import { webhook } from './webhooks.js';
import { closedPeriods } from './tax.js';

/** Records of kinds that no operation reads by id. Contact messages have a history only once they are deleted. */
const RECORDS: Partial<Readonly<Record<RecordResource, (world: World) => Promise<{ readonly _id: string }>>>> = {
  'api-keys': apiKey,
  webhooks: webhook,
  reminders: reminder,
  'reminder-accounts': reminderAccount,
  invitations: invitation,
  settings: savedSettings,
  synonyms: savedSynonyms,
  'vat-periods': closedPeriods,
  'stock-alerts': stockAlert,
  'supplier-documents': supplierDocument,
  'e-invoice-deliveries': delivery,
};

type OfHistory<Id> = Id extends `${string}-audit_history` ? Exclude<Id, 'contact-audit_history'> : never;

/** The histories of the records that `find` creates, or that the case of the operation `{resource}_get` reads. */
export function historyOperations(cases: OperationCases): Record<OfHistory<OperationId>, OperationCase> {
  const all: (readonly [string, OperationCase])[] = RECORD_RESOURCES.filter((resource) => resource !== 'contact').map(
    (resource) => {
      const find = RECORDS[resource];
      const reading = cases[`${resource.replaceAll('-', '')}_get` as OperationId];
      const pathOf = async (world: World) =>
        find ? { id: (await find(world))._id } : ((await reading?.arrange(world, {}))?.path ?? {});
      const arrange = async (world: World) => ({ path: await pathOf(world), query: { range: [0, 9] } });
      return [`${resource}-audit_history`, { arrange }];
    },
  );
  return Object.fromEntries(all) as Record<OfHistory<OperationId>, OperationCase>;
}
