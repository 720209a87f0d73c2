import FilterAltOutlined from '@mui/icons-material/FilterAltOutlined';
import { IconButton, Link, Tooltip, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { actionKey, changesToShow, describeChange } from '../../kit/history/historyText';
import { useUserNames } from '../../kit/history/useUserNames';
import { changedRecordPath } from '../../paths';
import type { ActivityRecord } from '../../types';
import { useFilterValues } from '../../kit/ui/StatusTabs';
import { kindName, recordName } from './activityExport';

export const useActorName = () => {
  const translate = useTranslate();
  return ({ actor }: ActivityRecord): string => actor?.name ?? translate('shop.history.shop');
};

/** Filters by this record; the kind is included, since the index of histories begins with it. */
const OnlyThis = ({ id, resource }: { id: string; resource: string }) => {
  const translate = useTranslate();
  const list = useListContext();
  const values = useFilterValues();
  const text = translate('resources.activity.only_this');
  if (values.record === id) return null;
  return (
    <Tooltip title={text}>
      <IconButton
        size="small"
        aria-label={text}
        onClick={() => list.setFilters({ ...values, resource, record: id }, list.displayedFilters)}
      >
        <FilterAltOutlined fontSize="inherit" />
      </IconButton>
    </Tooltip>
  );
};

/** The record that was changed, with a link to it while it exists. */
export const ChangedRecord = ({ entry }: { entry: ActivityRecord }) => {
  const translate = useTranslate();
  const { resource, record } = entry;
  const kind = kindName(resource, translate);
  const path = record.exists ? changedRecordPath(resource, record._id) : undefined;
  const ownName = recordName(entry, translate);
  return (
    <>
      {ownName && (
        <Typography variant="caption" component="div" color="text.secondary">
          {kind}
        </Typography>
      )}
      {path ? (
        <Link component={RouterLink} to={path} dir="auto">
          {ownName || kind}
        </Link>
      ) : (
        <bdi>{ownName || kind}</bdi>
      )}
      {!record.exists && (
        <Typography variant="caption" color="text.secondary">
          {' '}
          ({translate('resources.activity.deleted')})
        </Typography>
      )}
      <OnlyThis id={record._id} resource={resource} />
    </>
  );
};

/** The action, and the values before and after. */
export const Changes = ({ entry }: { entry: ActivityRecord }) => {
  const translate = useTranslate();
  const nameOf = useUserNames([entry]);
  const { resource, cause } = entry;
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {translate(actionKey(entry), { _: entry.action })}
        {cause && (
          <>
            {' '}
            <Link component={RouterLink} to={`/${cause.resource}/${cause._id}`} sx={{ fontWeight: 400 }}>
              {translate('resources.activity.caused')}
            </Link>
          </>
        )}
      </Typography>
      {changesToShow(entry).map((change) => {
        const { field, from, to } = describeChange(change, { translate, resource, nameOf });
        const values = { field, from, to };
        return (
          <Typography key={change.field} variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {translate('shop.history.change', values)}
          </Typography>
        );
      })}
    </>
  );
};
