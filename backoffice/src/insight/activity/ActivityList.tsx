import { Chip, Stack, Typography } from '@mui/material';
import { Pagination, SelectInput, useListContext, useTranslate } from 'react-admin';
import { formatMoment } from '../../kit/format';
import type { ActivityRecord } from '../../types';
import { columnsOf } from '../../kit/ui/columns';
import { dateFilters, recordFilter } from '../../kit/ui/listFilters';
import { ListToolbar, ResourceList } from '../../kit/ui/ResourceList';
import { useFilterValues } from '../../kit/ui/StatusTabs';
import { ChangedRecord, Changes, useActorName } from './ActivityCells';
import { exportActivity, kindName } from './activityExport';
import { chipGroups } from './quickFilters';
import { ACTIVITY_KINDS, FIELD_CHOICES } from './activityChoices';

const latestFirst = { field: 'at', order: 'DESC' } as const;

const KindInput = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const choices = ACTIVITY_KINDS.map((id) => ({ id, name: kindName(id, translate) }));
  return <SelectInput source={source} choices={choices} translateChoice={false} sx={{ minWidth: 180 }} />;
};

const filters = [
  recordFilter({ source: 'actor', reference: 'users', label: 'resources.activity.fields.actor' }),
  <KindInput key="resource" source="resource" />,
  <SelectInput key="field" source="field" choices={FIELD_CHOICES} sx={{ minWidth: 180 }} />,
  ...dateFilters('at'),
];

/** Two rows of chips select fields and days with one click. */
const QuickFilters = () => {
  const translate = useTranslate();
  const list = useListContext();
  const values = useFilterValues();
  const { record, ...others } = values;
  return (
    <Stack spacing={1} sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      {chipGroups(values, new Date()).map(({ name, choices, chosen, after }) => (
        <Stack
          key={name}
          direction="row"
          useFlexGap
          spacing={1}
          role="group"
          aria-label={translate(`resources.activity.${name}.label`)}
          sx={{ flexWrap: 'wrap' }}
        >
          {choices.map((choice) => (
            <Chip
              key={choice}
              label={translate(`resources.activity.${name}.${choice}`)}
              color={choice === chosen ? 'primary' : 'default'}
              variant={choice === chosen ? 'filled' : 'outlined'}
              aria-pressed={choice === chosen}
              onClick={() => list.setFilters(after(choice), list.displayedFilters)}
            />
          ))}
          {name === 'quick' && record !== undefined && (
            <Chip
              label={translate('resources.activity.one_record')}
              color="primary"
              onDelete={() => list.setFilters(others, list.displayedFilters)}
            />
          )}
        </Stack>
      ))}
    </Stack>
  );
};

const Actor = ({ entry }: { entry: ActivityRecord }) => useActorName()(entry);
const top = { verticalAlign: 'top' };

const columns = columnsOf<ActivityRecord>('activity', [
  { field: 'at', kind: 'moment', sort: true, sx: { ...top, whiteSpace: 'nowrap' } },
  { field: 'actor', value: ({ actor }) => actor?.name, sx: top, cell: (entry) => <Actor entry={entry} /> },
  { field: 'record', value: ({ record }) => record.name, sx: top, cell: (entry) => <ChangedRecord entry={entry} /> },
  {
    field: 'changes',
    value: ({ changes }) => changes.map(({ field }) => field),
    sx: top,
    cell: (entry) => <Changes entry={entry} />,
  },
]);

const Card = ({ record: entry }: { record: ActivityRecord }) => (
  <>
    <Typography variant="body2" color="text.secondary">
      {formatMoment(entry.at)} · <Actor entry={entry} />
    </Typography>
    <ChangedRecord entry={entry} />
    <Changes entry={entry} />
  </>
);

const toolbar = <ListToolbar columns={false} />;

/** /activity: who changed what, over all records. */
const ActivityList = () => (
  <ResourceList<ActivityRecord>
    columns={columns}
    pageOf={null}
    bulkActions={false}
    actions={toolbar}
    filters={filters}
    sort={latestFirst}
    perPage={50}
    exports={exportActivity}
    above={<QuickFilters />}
    pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
    card={Card}
  />
);

export default ActivityList;
