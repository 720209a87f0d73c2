import { Box, Link, TextField, Typography } from '@mui/material';
import { dubaiDay, isDay } from '@shop/contract/dubai-day';
import type { BankedAccountResponse, ReconciliationResponse } from '@shop/contract/api';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { TotalsList } from '../../kit/documents/TotalsList';
import { formatAed, formatDay } from '../../kit/format';
import { QueryState } from '../../kit/ui/QueryState';
import { SectionTitle } from '../../kit/ui/fields';
import { filteredListPath, recordPath } from '../../paths';
import { BankAccountSelect } from './BankAccountSelect';
import { BankRules } from './BankRules';
import { BankStatements } from './BankStatements';
import { useMoneyName } from './suggestionTexts';
import { useServerQuery } from '../../kit/api/useServerQuery';
import { PageCard } from '../../kit/ui/cards';

const text = (key: string) => `resources.bank-lines.reconciliation.${key}`;

const Sums = ({ sums, account }: { sums: ReconciliationResponse; account: string }) => {
  const translate = useTranslate();
  const { on, bankBalance, open, openCount, ignored, unbanked, booksBalance } = sums;
  if (bankBalance === null || booksBalance === null)
    return <Typography color="text.secondary">{translate(text('no_balance'))}</Typography>;
  return (
    <Box sx={{ maxWidth: 560 }}>
      <TotalsList
        rows={[
          { label: text('bank'), amount: bankBalance },
          { label: text('open'), amount: 0 - open },
          { label: text('ignored'), amount: 0 - ignored },
          { label: text('unbanked'), amount: unbanked },
          { label: text('books'), amount: booksBalance, strong: true },
        ]}
      />
      {openCount > 0 && (
        <Link
          component={RouterLink}
          to={filteredListPath('bank-lines', { bankAccount: account, status: 'Open', bookedOn_lte: on })}
        >
          {translate(text('show_open'), { count: openCount })}
        </Link>
      )}
    </Box>
  );
};

const Unbanked = ({ money }: { money: ReconciliationResponse['unbankedMoney'] }) => {
  const translate = useTranslate();
  const nameOf = useMoneyName();
  if (money.length === 0) return <Typography color="text.secondary">{translate(text('none_unbanked'))}</Typography>;
  return money.map(({ resource, _id, refund, number, day, payer, amount }) => (
    <Box
      key={`${_id} ${refund ?? ''}`}
      sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5, maxWidth: 760, alignItems: 'baseline' }}
    >
      <span>
        <Link component={RouterLink} to={recordPath(resource, _id)}>
          {nameOf({ _id, refund, number })}
        </Link>{' '}
        <Typography component="span" variant="body2" color="text.secondary">
          {formatDay(day)} {payer !== '' && <bdi>{payer}</bdi>}
        </Typography>
      </span>
      <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {formatAed(amount)}
      </Box>
    </Box>
  ));
};

const Reconciliation = ({ account, on }: { account: BankedAccountResponse; on: string }) => {
  const query = useServerQuery(['bank-accounts', account._id, 'reconciliation', on], (server) =>
    server.getReconciliation(account._id, on),
  );
  const { data, error } = query;
  if (error || !data) return <QueryState query={query} failed={text('failed')} />;
  return (
    <>
      <Sums sums={data} account={account._id} />
      <SectionTitle text={text('unbanked_money')} />
      <Unbanked money={data.unbankedMoney} />
      <SectionTitle text={text('statements')} />
      <BankStatements account={account._id} />
      <SectionTitle text="resources.bank-lines.rules.title" />
      <BankRules account={account._id} />
    </>
  );
};

/** /bank-lines/reconciliation: a bank account beside the books, as of a day; both are in the address. */
const ReconciliationPage = () => {
  const translate = useTranslate();
  const [query, setQuery] = useSearchParams();
  const today = dubaiDay(new Date());
  const on = query.get('on') ?? today;
  const chosen = query.get('account') ?? undefined;
  const show = (next: { account?: string; on?: string }) =>
    setQuery({ on, ...(chosen !== undefined && { account: chosen }), ...next }, { replace: true });
  return (
    <PageCard title={text('title')}>
      <BankAccountSelect chosen={chosen} onChoose={(account) => show({ account })}>
        {(account) => (
          <>
            <TextField
              type="date"
              size="small"
              label={translate(text('on'))}
              value={on}
              onChange={({ target }) => isDay(target.value) && show({ on: target.value })}
              slotProps={{ htmlInput: { max: today }, inputLabel: { shrink: true } }}
              sx={{ mb: 2, width: { xs: '100%', sm: 180 }, display: 'block' }}
            />
            <Reconciliation account={account} on={on} />
          </>
        )}
      </BankAccountSelect>
    </PageCard>
  );
};

export default ReconciliationPage;
