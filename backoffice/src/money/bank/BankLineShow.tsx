import { Link, Stack, Typography } from '@mui/material';
import { bankLineStatusTones } from '@shop/contract/bank';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatAed } from '../../kit/format';
import type { Fact } from '../../kit/record/Facts';
import { type Section, ShowPage } from '../../kit/record/ShowPage';
import { recordPath } from '../../paths';
import type { BankLineRecord } from '../../types';
import { bankLineSteps } from './bankLineSteps';
import { BankSuggestions } from './BankSuggestions';

const facts: readonly Fact<BankLineRecord>[] = [
  { field: 'bookedOn', kind: 'day' },
  { field: 'amount', kind: 'amount' },
  { field: 'status', tones: bankLineStatusTones },
  { field: 'left', kind: 'amount', value: ({ status, left }) => (status === 'Open' ? left : null) },
  { field: 'kind', value: ({ kind }, translate) => translate(`resources.bank-lines.kind.${kind}`) },
  { field: 'valueOn', kind: 'day' },
  { field: 'counterparty', value: ({ counterparty }) => counterparty.name },
  { field: 'iban', value: ({ counterparty }) => counterparty.iban },
  { field: 'text' },
  { field: 'reference' },
  { field: 'bankId' },
  { field: 'ignoredFor' },
];

type Match = BankLineRecord['matches'][number];

const wayOf = ({ isReturn, isRefund }: Match): 'return' | 'refund' | null => {
  if (isReturn) return 'return';
  return isRefund ? 'refund' : null;
};

const Matches = ({ line: { matches } }: { line: BankLineRecord }) => {
  const translate = useTranslate();
  return matches.map((match, index) => {
    const { resource, _id, number, amount } = match;
    const way = wayOf(match);
    return (
      <Stack
        key={`${_id} ${String(index)}`}
        direction="row"
        sx={{ justifyContent: 'space-between', maxWidth: 480, py: 0.5 }}
      >
        <Link component={RouterLink} to={recordPath(resource, _id)}>
          {way === null ? number : translate(`resources.bank-lines.${way}`, { number })}
        </Link>
        <Typography component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatAed(amount)}
        </Typography>
      </Stack>
    );
  });
};

const sections: readonly Section<BankLineRecord>[] = [
  { facts, min: 180 },
  {
    title: 'resources.bank-lines.matched',
    isShown: ({ matches }) => matches.length > 0,
    body: (line) => <Matches line={line} />,
  },
  {
    title: 'resources.bank-lines.suggestions.title',
    isShown: ({ status }) => status === 'Open',
    needs: 'payments.record',
    body: (line) => <BankSuggestions key={line.version} line={line} />,
  },
];

/** A movement at the bank, the money in the books that it is, and what it may be. */
const BankLineShow = () => <ShowPage<BankLineRecord> resource="bank-lines" steps={bankLineSteps} sections={sections} />;

export default BankLineShow;
