import { Button, Chip, Stack, Typography } from '@mui/material';
import type { BankSuggestionResponse } from '@shop/contract/api';
import { matchOf } from '@shop/contract/bank';
import { useRefresh, useTranslate } from 'react-admin';
import { QueryState } from '../../kit/ui/QueryState';
import { useOnFirstClick } from '../../kit/ui/useSingleClick';
import type { BankLineRecord } from '../../types';
import { actionOf, useDocuments } from './suggestionTexts';
import { useAfterLine } from './useOpenLines';
import { useServerQuery } from '../../kit/api/useServerQuery';
import { useServerCall } from '../../kit/ui/useServerCall';

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
  const query = useServerQuery(
    ['bank-lines', line.id, 'suggestions', line.version],
    (server) => server.getBankSuggestions(line.id),
    { gcTime: 0 },
  );
  const after = useAfterLine(line);
  const refresh = useRefresh();
  const { mutate, isPending } = useServerCall(
    (server, suggestion: BankSuggestionResponse) => server.matchBankLine(line.id, matchOf(suggestion)),
    {
      failed: 'resources.bank-lines.match.failed',
      onSuccess: (saved) => after(saved, 'resources.bank-lines.match.done'),
      onSettled: () => refresh(),
    },
  );
  const { data, error } = query;
  const text = (key: string) => `resources.bank-lines.suggestions.${key}`;
  if (error || !data) return <QueryState query={query} failed={text('load_failed')} loading={text('loading')} />;
  if (data.length === 0) {
    const none = text(line.amount < 0 ? 'none_paid_out' : 'none');
    return <Typography color="text.secondary">{translate(none)}</Typography>;
  }
  return (
    <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, maxWidth: 860 }}>
      {data.map((suggestion, index) => (
        <Row key={index} suggestion={suggestion} isPending={isPending} onTake={() => mutate(suggestion)} />
      ))}
    </Stack>
  );
};
