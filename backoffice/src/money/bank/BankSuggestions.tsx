import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { BankSuggestionResponse, MatchBankLineDto } from '@shop/contract/api';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { formatAed, formatDay } from '../../kit/format';
import { FailureBox } from '../../kit/ui/FailureBox';
import { useOnFirstClick } from '../../kit/ui/useSingleClick';
import type { BankLineRecord } from '../../types';
import { useReportedCall } from '../../kit/ui/useReportedCall';
import { useMoneyName } from './useMoneyName';

/** The call that makes a suggestion true. */
const bodyOf = ({ booked, cheque, deposit, company, user, allocations }: BankSuggestionResponse): MatchBankLineDto => {
  if (booked?.refund) return { refund: booked.refund };
  if (booked !== null) return booked.resource === 'receipts' ? { receipt: booked._id } : { payment: booked._id };
  if (cheque !== null) return { cheque: cheque._id };
  if (deposit !== null) return { deposit: deposit._id };
  return { record: { company, user, allocations: allocations.map(({ invoice, amount }) => ({ invoice, amount })) } };
};

const actionOf = ({ booked, cheque, deposit }: BankSuggestionResponse): 'match' | 'clear' | 'record' => {
  if (booked !== null) return 'match';
  return cheque !== null || deposit !== null ? 'clear' : 'record';
};

/** The documents of a suggestion. */
const useDocuments = (): ((suggestion: BankSuggestionResponse) => string) => {
  const translate = useTranslate();
  const nameOf = useMoneyName();
  return ({ booked, cheque, deposit, allocations, rest }) => {
    if (booked !== null) {
      return `${nameOf(booked)} · ${formatDay(booked.day)}`;
    }
    if (cheque !== null) {
      const number = translate('resources.bank-lines.suggestions.cheque', { number: cheque.chequeNumber });
      return `${number} · ${formatDay(cheque.chequeDate)} · ${formatAed(cheque.amount)}`;
    }
    if (deposit !== null) {
      const { number, count, amount } = deposit;
      return translate('resources.bank-lines.suggestions.deposit', { number, count, amount: formatAed(amount) });
    }
    const key = rest > 0 ? 'credit' : 'short';
    return [
      ...allocations.map(({ number, amount }) => `${number} ${formatAed(amount)}`),
      ...(rest === 0
        ? []
        : [translate(`resources.bank-lines.suggestions.${key}`, { amount: formatAed(Math.abs(rest)) })]),
    ].join(' · ');
  };
};

interface RowProps {
  suggestion: BankSuggestionResponse;
  isPending: boolean;
  onTake: () => void;
}

const Row = ({ suggestion, isPending, onTake }: RowProps) => {
  const translate = useTranslate();
  const documentsOf = useDocuments();
  const onFirstClick = useOnFirstClick();
  const { customer, why, isCertain } = suggestion;
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1.5}
      sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider', alignItems: { sm: 'center' } }}
    >
      <Stack sx={{ flexGrow: 1, minWidth: 0 }}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          {customer !== '' && (
            <Typography sx={{ fontWeight: 650 }}>
              <bdi>{customer}</bdi>
            </Typography>
          )}
          <Chip
            size="small"
            color={isCertain ? 'success' : 'default'}
            variant="outlined"
            label={translate(`resources.bank-lines.why.${why}`)}
          />
        </Stack>
        <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {documentsOf(suggestion)}
        </Typography>
      </Stack>
      <Button
        variant={isCertain ? 'contained' : 'outlined'}
        disabled={isPending}
        onClick={onFirstClick(onTake)}
        sx={{ flexShrink: 0, alignSelf: { xs: 'flex-start', sm: 'center' } }}
      >
        {translate(`resources.bank-lines.suggestions.${actionOf(suggestion)}`)}
      </Button>
    </Stack>
  );
};

/** The suggestions for an open line, each with a button that carries it out. */
export const BankSuggestions = ({ line }: { line: BankLineRecord }) => {
  const translate = useTranslate();
  const server = useDataProvider<ShopDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['bank-lines', line.id, 'suggestions', line.version],
    queryFn: () => server.getBankSuggestions(line.id),
    retry: false,
    gcTime: 0,
  });
  const { mutate, isPending } = useReportedCall(
    (server, suggestion: BankSuggestionResponse) => server.matchBankLine(line.id, bodyOf(suggestion)),
    { done: 'resources.bank-lines.match.done', failed: 'resources.bank-lines.match.failed' },
  );
  const text = (key: string) => translate(`resources.bank-lines.suggestions.${key}`);
  if (error) return <FailureBox text={text('load_failed')} onRetry={() => void refetch()} />;
  if (!data) return <Typography color="text.secondary">{text('loading')}</Typography>;
  if (data.length === 0)
    return <Typography color="text.secondary">{text(line.amount < 0 ? 'none_paid_out' : 'none')}</Typography>;
  return (
    <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, maxWidth: 860 }}>
      {data.map((suggestion, index) => (
        <Row key={index} suggestion={suggestion} isPending={isPending} onTake={() => mutate(suggestion)} />
      ))}
    </Stack>
  );
};
