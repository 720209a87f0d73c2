import { Box, Card, Stack, TextField, Typography } from '@mui/material';
import { dubaiDay, isDay } from '@shop/contract/dubai-day';
import type { ReceivablesResponse } from '@shop/contract/api';
import { useMemo, useState } from 'react';
import {
  ListContextProvider,
  Pagination,
  ResourceContextProvider,
  SortButton,
  Title,
  useList,
  useTranslate,
} from 'react-admin';
import { useSearchParams } from 'react-router';
import { reasonOf } from '../../kit/api/errors';
import { exportOf, sortableFields } from '../../kit/ui/columns';
import { ColumnTable } from '../../kit/ui/ColumnTable';
import { ExportMenu } from '../../kit/ui/ExportMenu';
import { FailureBox } from '../../kit/ui/FailureBox';
import { ColumnCard, RecordCards } from '../../kit/ui/RecordCards';
import { useNarrow } from '../../kit/ui/useNarrow';
import { receivablePath } from '../../paths';
import type { ReceivableRecord } from '../../types';
import { AgeSums } from './AgeSums';
import { receivableColumns } from './receivableColumns';
import { useServerQuery } from '../../kit/api/useServerQuery';

const PER_PAGE = 50;
const largestFirst = { field: 'balance', order: 'DESC' } as const;

const text = (key: string) => `resources.receivables.${key}`;

const Accounts = ({ report }: { report: ReceivablesResponse }) => {
  const { on, accounts, total } = report;
  const translate = useTranslate();
  const narrow = useNarrow();
  const [search, setSearch] = useState('');
  const columns = useMemo(() => receivableColumns(on), [on]);
  const data = useMemo(() => {
    const wanted = search.trim().toLocaleLowerCase();
    const rows = accounts.map((account): ReceivableRecord => ({ ...account, id: account._id }));
    return rows.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  }, [accounts, search]);
  const list = useList({ data, sort: largestFirst, perPage: PER_PAGE, resource: 'receivables' });
  const pageOf = (row: ReceivableRecord) => receivablePath(row, { on });
  return (
    <ListContextProvider value={list}>
      <Box sx={{ px: 2 }}>
        <AgeSums sums={total} />
      </Box>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: 1, px: 2, pt: 1, alignItems: 'center', displayPrint: 'none' }}
      >
        <TextField
          type="search"
          size="small"
          label={translate('shop.filter.customer')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          sx={{ width: 280 }}
        />
        <Typography variant="body2" color="text.secondary" sx={{ flexGrow: 1 }} role="status">
          {translate(text('count'), { count: data.length })}
        </Typography>
        {narrow && <SortButton fields={sortableFields(columns)} />}
        <ExportMenu of={exportOf(columns, { file: `receivables-${on}` })} load={() => Promise.resolve(data)} />
      </Stack>
      {narrow ? (
        <RecordCards<ReceivableRecord>
          card={({ record }) => <ColumnCard<ReceivableRecord> columns={columns} pageOf={pageOf} record={record} />}
        />
      ) : (
        <Box sx={{ '& .MuiTableHead-root .MuiTableCell-root': { whiteSpace: 'normal' } }}>
          <ColumnTable<ReceivableRecord> columns={columns} opensRows={false} bulkActions={false} />
        </Box>
      )}
      <Pagination rowsPerPageOptions={[PER_PAGE, 200, 500]} />
    </ListContextProvider>
  );
};

/** /receivables: what every account owed at the end of a day. The day is in the address. */
const ReceivablesPage = () => {
  const translate = useTranslate();
  const [query, setQuery] = useSearchParams();
  const on = query.get('on') ?? dubaiDay(new Date());
  const { data, error, isPending, refetch } = useServerQuery(
    ['receivables', on],
    (server) => server.getReceivables(on),
    { placeholderData: (previous) => previous },
  );
  return (
    <ResourceContextProvider value="receivables">
      <Card sx={{ mt: 2, pb: 1 }}>
        <Title title={text('page.list')} />
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, p: 2, alignItems: 'center' }}>
          <TextField
            type="date"
            size="small"
            label={translate(text('on'))}
            value={on}
            onChange={({ target }) => isDay(target.value) && setQuery({ on: target.value }, { replace: true })}
            slotProps={{ inputLabel: { shrink: true } }}
            sx={{ width: 190 }}
          />
          <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 260px' }}>
            {translate(text('help'))}
          </Typography>
        </Stack>
        {error && (
          <FailureBox
            text={reasonOf(error) ?? translate(text('load_failed'))}
            onRetry={() => void refetch()}
            sx={{ m: 2 }}
          />
        )}
        {isPending && (
          <Typography color="text.secondary" sx={{ px: 2 }}>
            {translate('ra.page.loading')}
          </Typography>
        )}
        {data && !error && <Accounts report={data} />}
      </Card>
    </ResourceContextProvider>
  );
};

export default ReceivablesPage;
