import { Card, Chip, Link, Stack, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import type { ReceivablesOfAccountResponse } from '@shop/contract/api';
import { dubaiDay } from '@shop/contract/dubai-day';
import { OPEN_AGES, type OpenAge } from '@shop/contract/statement';
import { Title, useTranslate } from 'react-admin';
import { Link as RouterLink, useParams, useSearchParams } from 'react-router';
import { reasonOf } from '../../kit/api/errors';
import { formatAed, formatDay } from '../../kit/format';
import { FailureBox } from '../../kit/ui/FailureBox';
import { companyPath, companyStatementPath, editPath, receivablesPath, recordPath, statementPath } from '../../paths';
import { ageLabel } from '../statements/ages';
import { StatementButton } from '../statements/StatementButton';
import { AgeSums } from './AgeSums';
import type { AccountOf } from '../../kit/api/accountCalls';
import { useServerQuery } from '../../kit/api/useServerQuery';
import { HeadRow } from '../../kit/ui/HeadRow';

const text = (key: string) => `resources.receivables.${key}`;

type OpenDocuments = ReceivablesOfAccountResponse['documents'];

const Documents = ({ documents }: { documents: OpenDocuments }) => {
  const translate = useTranslate();
  if (documents.length === 0) return <Typography color="text.secondary">{translate(text('nothing'))}</Typography>;
  return (
    <Table size="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <HeadRow
        texts={[
          text('fields.document'),
          { text: text('fields.at'), sx: { display: { xs: 'none', sm: 'table-cell' } } },
          text('fields.dueDate'),
        ]}
        numbers={[text('fields.amount')]}
      />
      <TableBody>
        {documents.map(({ resource, _id, number, at, dueDate, age, amount }) => (
          <TableRow key={_id}>
            <TableCell component="th" scope="row">
              <Link component={RouterLink} to={recordPath(resource, _id)}>
                {number}
              </Link>
              <Typography variant="caption" component="div" color="text.secondary">
                {translate(ageLabel(age))}
              </Typography>
            </TableCell>
            <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>{formatDay(at)}</TableCell>
            <TableCell>{dueDate && formatDay(dueDate)}</TableCell>
            <TableCell align="right">{formatAed(age === 'credit' ? 0 - amount : amount)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};

/** Selects an age; all of them if none is chosen. */
const AgeChooser = ({ age, onAge }: { age: string | null; onAge: (age: OpenAge | null) => void }) => {
  const translate = useTranslate();
  const chip = (one: OpenAge | null) => (
    <Chip
      key={one ?? ''}
      label={translate(one === null ? 'shop.filter.all' : ageLabel(one))}
      color={one === age ? 'primary' : 'default'}
      variant={one === age ? 'filled' : 'outlined'}
      onClick={() => onAge(one)}
      aria-pressed={one === age}
    />
  );
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', displayPrint: 'none' }}>
      {[null, ...OPEN_AGES].map(chip)}
    </Stack>
  );
};

const Content = ({ account, on }: { account: ReceivablesOfAccountResponse; on: string }) => {
  const [query, setQuery] = useSearchParams();
  const translate = useTranslate();
  const age = query.get('age');
  const { _id, resource, name, documents } = account;
  const statement = resource === 'companies' ? companyStatementPath(_id) : statementPath(_id);
  return (
    <Stack spacing={2} sx={{ p: 2 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Link
          component={RouterLink}
          to={resource === 'companies' ? companyPath(_id) : editPath('users', _id)}
          sx={{ fontWeight: 650, fontSize: '1.1rem' }}
        >
          <bdi>{name}</bdi>
        </Link>
        <Link component={RouterLink} to={receivablesPath(on)} sx={{ flexGrow: 1 }}>
          {translate(text('as_of'), { day: formatDay(on) })}
        </Link>
        <StatementButton to={`${statement}?to=${on}`} />
      </Stack>
      <AgeSums sums={account} />
      <AgeChooser age={age} onAge={(next) => setQuery({ on, ...(next && { age: next }) }, { replace: true })} />
      <Documents documents={documents.filter((document) => age === null || document.age === age)} />
    </Stack>
  );
};

/** The documents of an account that were open on a day. */
const ReceivablePage = () => {
  const { of, id = '' } = useParams<'of' | 'id'>();
  const account: AccountOf = { of: of === 'companies' ? 'companies' : 'users', id };
  const [query] = useSearchParams();
  const on = query.get('on') ?? dubaiDay(new Date());
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useServerQuery(['receivables', of, id, on], (server) =>
    server.getReceivablesOf(account, on),
  );
  return (
    <Card sx={{ mt: 2 }}>
      <Title title={text('page.list')} />
      {error && (
        <FailureBox
          text={reasonOf(error) ?? translate(text('load_failed'))}
          onRetry={() => void refetch()}
          sx={{ m: 2 }}
        />
      )}
      {isPending && (
        <Typography color="text.secondary" sx={{ p: 2 }}>
          {translate('ra.page.loading')}
        </Typography>
      )}
      {data && <Content account={data} on={on} />}
    </Card>
  );
};

export default ReceivablePage;
