import { Button, Chip, Stack, Typography } from '@mui/material';
import type { OpenBankLineResponse } from '@shop/contract/api';
import { matchOf } from '@shop/contract/bank';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useReportedCall } from '../../kit/ui/useServerCall';
import { useOnFirstClick } from '../../kit/ui/useSingleClick';
import type { BankLineRecord } from '../../types';
import { actionOf, useDocuments } from './suggestionTexts';
import { useOpenLines } from './useOpenLines';

interface ProposalProps {
  what: string;
  documents: string;
  chip: ReactNode;
  button: string;
  isStrong: boolean;
  isPending: boolean;
  onTake: () => void;
}

/** A meaning of the line, and the button that makes it true. The row stays closed. */
const Proposal = ({ what, documents, chip, button, isStrong, isPending, onTake }: ProposalProps) => {
  const onFirstClick = useOnFirstClick();
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ alignItems: 'center', justifyContent: 'space-between', flexGrow: 1, minWidth: 0 }}
      onClick={(event) => event.stopPropagation()}
    >
      <Stack sx={{ minWidth: 0 }}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          {what !== '' && (
            <Typography variant="body2" component="bdi" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
              {what}
            </Typography>
          )}
          {chip}
        </Stack>
        <Typography
          variant="body2"
          color="text.secondary"
          // The table cuts no line: a long one would move the button out of sight.
          sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'normal' }}
        >
          {documents}
        </Typography>
      </Stack>
      <Button
        size="small"
        variant={isStrong ? 'contained' : 'outlined'}
        disabled={isPending}
        onClick={onFirstClick(onTake)}
        sx={{ flexShrink: 0 }}
      >
        {button}
      </Button>
    </Stack>
  );
};

const useTaking = () =>
  useReportedCall(
    (server, { _id, suggestion, rule }: OpenBankLineResponse): Promise<unknown> => {
      if (rule !== null) return server.ignoreBankLine(_id, { reason: rule.reason });
      return suggestion === null ? Promise.resolve() : server.matchBankLine(_id, matchOf(suggestion));
    },
    { done: 'resources.bank-lines.row.done', failed: 'resources.bank-lines.row.failed' },
  );

const OpenRow = ({ line }: { line: OpenBankLineResponse }) => {
  const translate = useTranslate();
  const documentsOf = useDocuments();
  const { mutate, isPending } = useTaking();
  const text = (key: string) => translate(`resources.bank-lines.${key}`);
  const { suggestion, rule } = line;
  const shared = { isPending, onTake: () => mutate(line) };
  if (rule !== null) {
    const chip = <Chip size="small" variant="outlined" label={text('rules.by_rule')} />;
    const what = text(`rules.kind.${rule.kind}`);
    const words = { what, documents: rule.reason === what ? '' : rule.reason, button: text('step.ignore') };
    return <Proposal {...words} {...shared} chip={chip} isStrong={false} />;
  }
  if (suggestion === null) return null;
  const { isCertain, why, customer } = suggestion;
  const chip = (
    <Chip
      size="small"
      variant="outlined"
      color={isCertain ? 'success' : 'default'}
      label={
        isCertain ? translate('resources.bank-lines.row.certain', { why: text(`why.${why}`) }) : text(`why.${why}`)
      }
    />
  );
  const words = {
    what: customer,
    documents: documentsOf(suggestion),
    button: text(`suggestions.${actionOf(suggestion)}`),
  };
  return <Proposal {...words} {...shared} chip={chip} isStrong={isCertain} />;
};

/** The best suggestion for an open line of the list, taken by one click. */
export const RowSuggestion = ({ line: { _id, version } }: { line: BankLineRecord }) => {
  const { data = [] } = useOpenLines();
  const line = data.find((one) => one._id === _id && one.version === version);
  return line === undefined ? null : <OpenRow line={line} />;
};
