import { describeChange, fieldLabel } from '../../kit/history/historyText';
import type { HistoryChangeResponse } from '@shop/contract/api';
import type { ActivityRecord } from '../../types';
import { type ListExport, sheetOf, type Translate } from '../../kit/ui/exportSheet';

/** One change of an entry; an entry without changes also becomes a row. */
interface ChangeRow {
  entry: ActivityRecord;
  change: HistoryChangeResponse | undefined;
}

const unknownName = () => undefined;

const valueOf = ({ entry, change }: ChangeRow, side: 'from' | 'to', translate: Translate): string =>
  change ? describeChange(change, { translate, resource: entry.resource, nameOf: unknownName })[side] : '';

const toSheet = sheetOf<ChangeRow>([
  { label: 'resources.activity.fields.at', kind: 'moment', value: ({ entry }) => entry.at },
  {
    label: 'resources.activity.fields.actor',
    value: ({ entry }, translate) => entry.actor?.name ?? translate('shop.history.shop'),
  },
  { label: 'resources.activity.fields.resource', value: ({ entry }, translate) => kindName(entry.resource, translate) },
  {
    label: 'resources.activity.fields.record',
    value: ({ entry }, translate) => recordName(entry, translate) || entry.record._id,
  },
  {
    label: 'resources.activity.fields.action',
    value: ({ entry }, translate) => translate(`shop.history.action.${entry.action}`),
  },
  {
    label: 'resources.activity.fields.field',
    value: ({ entry, change }, translate) => change && fieldLabel(change.field, entry.resource, translate),
  },
  { label: 'resources.activity.fields.from', value: (row, translate) => valueOf(row, 'from', translate) },
  { label: 'resources.activity.fields.to', value: (row, translate) => valueOf(row, 'to', translate) },
]);

/** The name of a changed record; a supplier document is called by its kind. Empty if it has none. */
export const recordName = ({ resource, record }: ActivityRecord, translate: Translate): string =>
  record.name && translate(`resources.${resource}.kinds.${record.name}`, { _: record.name });

/** The word for one record of the resource. */
export const kindName = (resource: string, translate: (key: string, options?: Record<string, unknown>) => string) =>
  translate(`resources.${resource}.name`, { count: 1, _: resource });

export const exportActivity: ListExport<ActivityRecord> = {
  name: 'activity',
  records: (entries, translate) =>
    toSheet(
      entries.flatMap((entry): ChangeRow[] =>
        entry.changes.length === 0
          ? [{ entry, change: undefined }]
          : entry.changes.map((change) => ({ entry, change })),
      ),
      translate,
    ),
};
