import { Alert, Box, Button, FormControlLabel, Link, Stack, Switch, TextField, Typography } from '@mui/material';
import { useGetOne, useTranslate } from 'react-admin';
import { Link as RouterLink, useParams, useSearchParams } from 'react-router';
import type { StatementPeriod, StatementQuery } from '../../kit/api/shopCalls';
import { SendEmailButton } from '../../kit/emails/SendEmailButton';
import { openStatementPdf } from '../../kit/documents/openPdf';
import { PdfButton } from '../../kit/documents/PdfButton';
import { companyPath, companyStatementPath, editPath } from '../../paths';
import type { StatementResponse } from '@shop/contract/api';
import { AGES, STATEMENT_SUMS, SUM_SIGNS } from '@shop/contract/statement';
import type { UserRecord } from '../../types';
import { TotalsList } from '../../kit/documents/TotalsList';
import { ageLabel, isLateAge } from './ages';
import { ChequesInHand } from './ChequesInHand';
import { EntriesTable } from './EntriesTable';
import { ShareDocument } from '../../shop/share/ShareDocument';
import type { AccountOf } from '../../kit/api/accountCalls';
import { useServerQuery } from '../../kit/api/useServerQuery';
import { SectionTitle } from '../../kit/ui/fields';
import { SumBoxes } from './SumBoxes';
import { PageCard } from '../../kit/ui/cards';
import { QueryState } from '../../kit/ui/QueryState';

/** The period is in the address: it can be linked, and Back works. */
const usePeriod = () => {
  const [query, setQuery] = useSearchParams();
  const period: StatementQuery = {
    from: query.get('from') ?? undefined,
    to: query.get('to') ?? undefined,
    undone: query.get('undone') === 'shown' ? 'shown' : undefined,
  };
  const change = (end: keyof StatementQuery, day: string) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (day) after.set(end, day);
        else after.delete(end);
        return after;
      },
      { replace: true },
    );
  return { period, change };
};

const Content = ({ statement }: { statement: StatementResponse }) => (
  <>
    <EntriesTable statement={statement} />
    <TotalsList
      rows={[
        { label: 'shop.statement.sum.opening', amount: statement.openingBalance },
        ...STATEMENT_SUMS.filter((sum) => statement[sum] !== 0).map((sum) => ({
          label: `shop.statement.sum.${sum}`,
          amount: SUM_SIGNS[sum] * statement[sum],
        })),
        { label: 'shop.statement.sum.closing', amount: statement.closingBalance, strong: true },
        ...(statement.creditBalance > 0
          ? [{ label: 'shop.statement.sum.creditBalance', amount: statement.creditBalance }]
          : []),
      ]}
    />
    <SectionTitle text="shop.statement.aging" />
    <SumBoxes
      sums={AGES.map((age) => ({ label: ageLabel(age), amount: statement.aging[age], isLate: isLateAge(age) }))}
    />
    <ChequesInHand of={statement.chequesInHand} />
  </>
);

interface HeadProps {
  account: AccountOf;
  statement: StatementResponse | undefined;
  period: StatementQuery;
  onPeriod: (end: keyof StatementQuery, day: string) => void;
}

const Head = ({ account, statement, period, onPeriod }: HeadProps) => {
  const translate = useTranslate();
  const day = (end: keyof StatementPeriod) => (
    <TextField
      type="date"
      label={translate(`shop.filter.${end === 'from' ? 'from' : 'until'}`)}
      value={period[end] ?? statement?.[end] ?? ''}
      onChange={(event) => onPeriod(end, event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: 170 }}
    />
  );
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
      <Box sx={{ flexGrow: 1, minWidth: 200 }}>
        <Link
          component={RouterLink}
          to={account.of === 'users' ? editPath('users', account.id) : companyPath(account.id)}
          sx={{ fontWeight: 650, fontSize: '1.1rem' }}
        >
          {statement?.company?.legalName ??
            statement?.user?.name ??
            translate(`resources.${account.of}.name`, { count: 1 })}
        </Link>
        <Typography variant="body2" color="text.secondary">
          {statement?.user?.email}
        </Typography>
      </Box>
      {day('from')}
      {day('to')}
      <FormControlLabel
        control={<Switch size="small" />}
        label={translate('shop.statement.show_undone')}
        checked={period.undone === 'shown'}
        onChange={(_event, isShown) => onPeriod('undone', isShown ? 'shown' : '')}
      />
      <PdfButton
        label={translate('shop.action.pdf')}
        open={openStatementPdf(account, period)}
        button={{ variant: 'contained', disabled: !statement }}
      />
      {statement && (
        <ShareDocument
          kind="statement"
          resource={account.of}
          id={account.id}
          name={translate('shop.statement.title')}
          period={{ from: statement.from, until: statement.to }}
        />
      )}
      <SendEmailButton
        record={{ resource: account.of, id: account.id, period: statement ?? { from: period.from, to: period.to } }}
        disabled={!statement}
        variant="outlined"
      />
    </Stack>
  );
};

/** A person's own statement does not contain documents of their company. */
const CompanyHint = ({ userId }: { userId: string }) => {
  const translate = useTranslate();
  const { data: user } = useGetOne<UserRecord>('users', { id: userId }, { retry: false });
  if (!user?.company) return null;
  const { _id, legalName } = user.company;
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button component={RouterLink} to={companyStatementPath(_id)} color="inherit" size="small">
          {translate('shop.statement.title')}
        </Button>
      }
    >
      {translate('shop.statement.of_company', { company: legalName })}
    </Alert>
  );
};

/** The invoices, payments and balance of a person or a company. */
const StatementPage = ({ of = 'users' }: Partial<Pick<AccountOf, 'of'>>) => {
  const { id = '' } = useParams<'id'>();
  const account: AccountOf = { of, id };
  const { period, change } = usePeriod();
  const { data, error, isPending, refetch } = useServerQuery(
    [of, 'statement', id, period.from, period.to, period.undone],
    (server) => server.getStatement(account, period),
    { placeholderData: (previous) => previous },
  );
  return (
    <PageCard title="shop.statement.title">
      {of === 'users' && <CompanyHint userId={id} />}
      <Head account={account} statement={data} period={period} onPeriod={change} />
      <QueryState
        query={{ error, isPending, refetch }}
        failed="shop.statement.failed"
        loading="shop.statement.loading"
      />
      {data && !error && <Content statement={data} />}
    </PageCard>
  );
};

export default StatementPage;
