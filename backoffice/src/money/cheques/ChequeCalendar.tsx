import { Card, Link, Table, TableBody, TableCell, TableContainer, TableRow, Typography } from '@mui/material';
import type { ChequeWeekResponse } from '@shop/contract/api';
import { Title, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatAed, formatDay } from '../../kit/format';
import { FailureBox } from '../../kit/ui/FailureBox';
import { filteredListPath } from '../../paths';
import { HeadRow } from '../../kit/ui/HeadRow';
import { useServerQuery } from '../../kit/api/useServerQuery';

const SUMS = ['due', 'atBank', 'expected'] as const;

const Week = ({ week }: { week: ChequeWeekResponse }) => (
  <TableRow>
    <TableCell>
      <Link
        component={RouterLink}
        to={filteredListPath('cheques', { chequeDate_gte: week.from, chequeDate_lte: week.to })}
      >
        {formatDay(week.from)} – {formatDay(week.to)}
      </Link>
    </TableCell>
    {SUMS.map((sum) => (
      <TableCell key={sum} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {week[sum].count === 0 ? '–' : formatAed(week[sum].amount)}
        {week[sum].count > 0 && (
          <Typography component="div" variant="caption" color="text.secondary">
            {week[sum].count}
          </Typography>
        )}
      </TableCell>
    ))}
  </TableRow>
);

/** /cheques/calendar: what comes in the next eight weeks. */
const ChequeCalendar = () => {
  const translate = useTranslate();
  const { data, error, refetch } = useServerQuery(['cheques', 'calendar'], (server) => server.getChequeCalendar());
  return (
    <Card sx={{ mt: 2, maxWidth: 860 }}>
      <Title title="resources.cheques.calendar.title" />
      {error && <FailureBox text={translate('resources.cheques.list.failed')} onRetry={() => void refetch()} />}
      <TableContainer>
        <Table size="small">
          <HeadRow
            texts={['resources.cheques.calendar.week']}
            numbers={SUMS.map((sum) => `resources.cheques.calendar.${sum}`)}
          />
          <TableBody>
            {(data ?? []).map((week) => (
              <Week key={week.from} week={week} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
};

export default ChequeCalendar;
