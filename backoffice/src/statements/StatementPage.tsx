import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Title, useDataProvider, useTranslate } from 'react-admin';
import { Link as RouterLink, useParams, useSearchParams } from 'react-router';
import type { ShopDataProvider } from '../dataProvider/dataProvider';
import { reasonOf } from '../dataProvider/errors';
import type { StatementPeriod } from '../dataProvider/shopCalls';
import { openStatementPdf } from '../documents/openPdf';
import { editPath } from '../paths';
import type { StatementResponse } from '../types';
import { FailureBox } from '../ui/FailureBox';
import { TotalsList } from '../documents/TotalsList';
import { AgingTable } from './AgingTable';
import { EntriesTable } from './EntriesTable';

/** The period is part of the address: it can be linked, and Back works. */
const usePeriod = () => {
  const [query, setQuery] = useSearchParams();
  const period: StatementPeriod = { from: query.get('from') ?? undefined, to: query.get('to') ?? undefined };
  const change = (end: keyof StatementPeriod, day: string) =>
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
        { label: 'shop.statement.opening', amount: statement.openingBalance },
        { label: 'shop.statement.invoiced', amount: statement.invoiced },
        { label: 'shop.statement.paid', amount: statement.paid },
        ...(statement.voided > 0 ? [{ label: 'shop.statement.voided', amount: statement.voided }] : []),
        ...(statement.refunded > 0 ? [{ label: 'shop.statement.refunded', amount: statement.refunded }] : []),
        { label: 'shop.statement.closing', amount: statement.closingBalance, strong: true },
      ]}
    />
    <AgingTable aging={statement.aging} />
  </>
);

interface HeadProps {
  userId: string;
  statement: StatementResponse | undefined;
  period: StatementPeriod;
  onPeriod: (end: keyof StatementPeriod, day: string) => void;
}

const Head = ({ userId, statement, period, onPeriod }: HeadProps) => {
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
        <Link component={RouterLink} to={editPath('users', userId)} sx={{ fontWeight: 650, fontSize: '1.1rem' }}>
          {statement?.user.name ?? translate('resources.users.name', { smart_count: 1 })}
        </Link>
        <Typography variant="body2" color="text.secondary">
          {statement?.user.email}
        </Typography>
      </Box>
      {day('from')}
      {day('to')}
      <Button
        variant="contained"
        startIcon={<PictureAsPdfOutlined />}
        disabled={!statement}
        onClick={() => openStatementPdf(userId, period)}
      >
        {translate('shop.action.pdf')}
      </Button>
    </Stack>
  );
};

/** /users/{id}/statement: a customer's invoices and payments, and the balance. */
const StatementPage = () => {
  const { id = '' } = useParams<'id'>();
  const { period, change } = usePeriod();
  const translate = useTranslate();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['users', 'statement', id, period.from, period.to],
    queryFn: () => dataProvider.getStatement(id, period),
    placeholderData: (previous) => previous,
    retry: false,
  });
  return (
    <Card sx={{ mt: 2 }}>
      <Title title="shop.statement.title" />
      <CardContent>
        <Head userId={id} statement={data} period={period} onPeriod={change} />
        {error && (
          <FailureBox text={reasonOf(error) ?? translate('shop.statement.failed')} onRetry={() => void refetch()} />
        )}
        {isPending && <Typography color="text.secondary">{translate('shop.statement.loading')}</Typography>}
        {data && !error && <Content statement={data} />}
      </CardContent>
    </Card>
  );
};

export default StatementPage;
