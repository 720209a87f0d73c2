import { Link } from '@mui/material';
import { OPEN_AGES, type OpenAge } from '@shop/contract/statement';
import { Link as RouterLink } from 'react-router';
import { formatAed } from '../../kit/format';
import { columnsOf, type GivenColumn } from '../../kit/ui/columns';
import { receivablePath } from '../../paths';
import type { ReceivableRecord } from '../../types';
import { ageLabel, amountOfAge, isLateAge } from '../statements/ages';

interface FigureProps {
  row: ReceivableRecord;
  on: string;
  age: OpenAge | null;
  amount: number;
}

/** An amount that opens the documents it is made of. */
const Figure = ({ row, on, age, amount }: FigureProps) => {
  if (amount === 0) return null;
  return (
    <Link
      component={RouterLink}
      to={receivablePath(row, { on, age })}
      color={age !== null && isLateAge(age) ? 'error' : undefined}
      sx={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {formatAed(amount)}
    </Link>
  );
};

const ageColumn = (on: string, age: OpenAge): GivenColumn<ReceivableRecord> => ({
  field: age === 'credit' ? 'creditBalance' : age,
  label: ageLabel(age),
  kind: 'amount',
  sort: true,
  value: (row) => amountOfAge(row, age),
  cell: (row) => <Figure row={row} on={on} age={age} amount={amountOfAge(row, age)} />,
});

/** The columns of the accounts that owed something on a day. */
export const receivableColumns = (on: string) =>
  columnsOf<ReceivableRecord>('receivables', [
    {
      field: 'name',
      sort: true,
      in: ['table', 'export', 'title'],
      cell: (row) => (
        <Link component={RouterLink} to={receivablePath(row, { on })}>
          <bdi>{row.name}</bdi>
        </Link>
      ),
    },
    { field: 'salesperson', value: ({ salesperson }) => salesperson?.name, in: ['table', 'export', 'line'] },
    ...OPEN_AGES.map((age) => ageColumn(on, age)),
    {
      field: 'coveredByCheques',
      kind: 'amount',
      sort: true,
      value: ({ coveredByCheques }) => coveredByCheques || null,
      in: ['table', 'export', 'labelled'],
    },
    { field: 'overdue', kind: 'amount', sort: true, in: ['export'] },
    { field: 'overdue', kind: 'amount', value: ({ overdue }) => overdue || null, in: ['labelled'] },
    {
      field: 'balance',
      kind: 'amount',
      sort: true,
      in: ['table', 'export', 'amount'],
      cell: (row) => <Figure row={row} on={on} age={null} amount={row.balance} />,
    },
  ]);
