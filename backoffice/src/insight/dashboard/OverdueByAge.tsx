import { Link, Table, TableBody, TableCell, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatAed } from '../../kit/format';
import type { AgeResponse } from '@shop/contract/api';
import { AmountBar } from './AmountBar';
import { ageLink } from './figureLinks';
import { Panel } from './Panel';
import { HeadRow } from '../../kit/ui/HeadRow';

const Row = ({ age, most }: { age: AgeResponse; most: number }) => {
  const translate = useTranslate();
  const text = age.to === null ? 'shop.dashboard.days_over' : 'shop.dashboard.days';
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ width: 0.6 }}>
        <Link component={RouterLink} to={ageLink(age)}>
          {translate(text, { from: age.from, to: age.to, over: age.from - 1 })}
        </Link>
        <AmountBar part={most === 0 ? 0 : age.amount / most} color="error.main" />
      </TableCell>
      <TableCell align="right">{age.count}</TableCell>
      <TableCell align="right">{formatAed(age.amount)}</TableCell>
    </TableRow>
  );
};

/** The overdue amounts by age; each age links to its invoices. */
export const OverdueByAge = ({ ages = [], failed }: { ages: AgeResponse[] | undefined; failed: boolean }) => {
  const most = Math.max(0, ...ages.map(({ amount }) => amount));
  return (
    <Panel title="shop.dashboard.ages" failed={failed}>
      <Table size="small">
        <HeadRow
          texts={['shop.dashboard.overdue_since']}
          numbers={['shop.dashboard.column.invoices', 'shop.dashboard.column.amount']}
        />
        <TableBody>
          {ages.map((age) => (
            <Row key={age.from} age={age} most={most} />
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
};
