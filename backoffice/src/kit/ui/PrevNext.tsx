import { Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { usePrevNextController, useResourceContext } from 'react-admin';
import { useLocation } from 'react-router';
import { StepButton, turned } from './StepButton';

/** The number of records that are loaded if the list's page is not cached. */
const MAX_RECORDS = 500;
const STALE_MS = 300_000;

/**
 * True if a list was loaded before. A record that is opened by its address has no neighbours, and no list is fetched
 * for it.
 */
const useListSeen = (): boolean => {
  const resource = useResourceContext();
  const lists = useQueryClient().getQueriesData({ queryKey: [resource, 'getList'] });
  return lists.some(([, data]) => data !== undefined);
};

/** Links to the previous and the next record of the list, in its last filter and order. */
export const PrevNext = () => {
  const { pathname } = useLocation();
  const queryOptions = { staleTime: STALE_MS, ...(!useListSeen() && { enabled: false }) };
  const { prevPath, nextPath, index, total, isPending } = usePrevNextController({ limit: MAX_RECORDS, queryOptions });
  if (isPending || (!prevPath && !nextPath)) return null;
  const samePage = (path: string | undefined) => (path && pathname.endsWith('/edit') ? `${path}/edit` : path);
  return (
    <Stack component="nav" direction="row" sx={{ alignItems: 'center', ...turned }}>
      <StepButton name="previous" to={samePage(prevPath)} />
      {typeof index === 'number' && (
        <Typography variant="body2" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {index + 1} / {total}
        </Typography>
      )}
      <StepButton name="next" to={samePage(nextPath)} />
    </Stack>
  );
};
