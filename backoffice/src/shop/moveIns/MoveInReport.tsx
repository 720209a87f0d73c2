import { Stack, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import type { MoveInReportResponse, MoveInResponse } from '@shop/contract/api';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { useServerQuery } from '../../kit/api/useServerQuery';
import { formatAed } from '../../kit/format';
import { ExportMenu } from '../../kit/ui/ExportMenu';
import { type ListExport, sheetOf } from '../../kit/ui/exportSheet';
import { HeadRow } from '../../kit/ui/HeadRow';
import { QueryState } from '../../kit/ui/QueryState';
import { SectionTitle } from '../../kit/ui/fields';

const text = (key: string) => `resources.move-ins.${key}`;
const amountOf = (amount: number | null): string => (amount === null ? '–' : formatAed(amount));
/** On a phone the amounts need the width. */
const wideOnly = { display: { xs: 'none', sm: 'table-cell' } };
const NUMBERS = [
  { text: text('report.count'), sx: wideOnly },
  ...['declared', 'brought', 'difference'].map((name) => text(`report.${name}`)),
];

export const reportExport = ({ number }: MoveInResponse): ListExport<MoveInReportResponse> => ({
  name: `${number}-report`,
  records: sheetOf([
    { label: text('report.balance'), value: ({ balance, name }, t) => t(text(`balance.${balance}`), { name }) },
    { label: text('report.count'), kind: 'number', value: ({ count }) => count },
    { label: text('report.declared'), kind: 'amount', value: ({ declared }) => declared ?? '' },
    { label: text('report.brought'), kind: 'amount', value: ({ brought }) => brought },
    { label: text('report.difference'), kind: 'amount', value: ({ difference }) => difference ?? '' },
  ]),
});

/** The balances of the old books beside what was brought in: sums, banks, and customers that differ. */
export const MoveInReport = ({ moveIn }: { moveIn: MoveInResponse }) => {
  const translate = useTranslate();
  const server = useDataProvider<ShopDataProvider>();
  const load = () => server.getMoveInReport(moveIn._id);
  const query = useServerQuery(['move-ins', moveIn._id, 'report'], load);
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', maxWidth: 760 }}>
        <SectionTitle text={text('report.title')} />
        <ExportMenu of={reportExport(moveIn)} load={load} />
      </Stack>
      <QueryState query={query} failed={text('load_failed')} />
      <Table size="small" sx={{ maxWidth: 760, '& th, & td': { px: { xs: 0.5, sm: 2 } } }}>
        <HeadRow texts={[text('report.balance')]} numbers={NUMBERS} />
        <TableBody>
          {query.data?.map(({ balance, name, count, declared, brought, difference }) => (
            <TableRow key={`${balance} ${name}`}>
              <TableCell component="th" scope="row">
                {translate(text(`balance.${balance}`), { name })}
              </TableCell>
              <TableCell align="right" sx={wideOnly}>
                {count}
              </TableCell>
              <TableCell align="right">{amountOf(declared)}</TableCell>
              <TableCell align="right">{amountOf(brought)}</TableCell>
              <TableCell align="right" sx={difference ? { color: 'error.main', fontWeight: 650 } : {}}>
                {amountOf(difference)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {translate(text('report.cheques'))}
      </Typography>
    </>
  );
};
