import { Link, Stack, Typography } from '@mui/material';
import { chequeStatusTones, COVERING_STATUSES, MAX_ACKNOWLEDGED, RETURNED_STATUSES } from '@shop/contract/cheques';
import { toAed, toFils } from '@shop/contract/money';
import { useGetList, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatAed, formatDay } from '../../kit/format';
import { FailureBox } from '../../kit/ui/FailureBox';
import { SectionTitle } from '../../kit/ui/fields';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import { recordPath } from '../../paths';
import type { ChequeRecord } from '../../types';
import { ChequeStanding, useCreditStanding } from '../credit/CreditPanel';
import { AcknowledgementButton } from './ChequePapers';
import { PageCard } from '../../kit/ui/cards';

const byDate = { field: 'chequeDate', order: 'ASC' } as const;
const STATUSES = [...COVERING_STATUSES, ...RETURNED_STATUSES];

interface Props {
  of: { readonly invoice?: string; readonly company?: string; readonly user?: string };
  /** The amount of the invoice in AED that cheques in hand and at the bank cover. */
  covered?: number;
  /** True on a page whose parts are cards. */
  isCard?: boolean;
}

/** The part for an invoice; of an account, all that the bank has not paid. In AED. */
const partOf = ({ allocations, amount, clearedAmount }: ChequeRecord, invoice: string | undefined): number => {
  if (invoice === undefined) return toAed(toFils(amount) - toFils(clearedAmount));
  return allocations.find((part) => part.invoice === invoice)?.amount ?? 0;
};

const sumOf = (cheques: readonly ChequeRecord[], invoice: string | undefined): number =>
  toAed(cheques.reduce((sum, cheque) => sum + toFils(partOf(cheque, invoice)), 0));

const Row = ({ cheque, invoice }: { cheque: ChequeRecord; invoice: string | undefined }) => {
  const translate = useTranslate();
  const { id, chequeNumber, bank, chequeDate, amount, status } = cheque;
  const part = partOf(cheque, invoice);
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', py: 0.5 }}>
      <Link component={RouterLink} to={recordPath('cheques', id)}>
        {chequeNumber}
      </Link>
      <Typography component="span" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <bdi>{bank}</bdi> · {formatDay(chequeDate)} · {formatAed(amount)}
        {invoice !== undefined && part !== amount && (
          <> · {translate('resources.cheques.of.part', { amount: formatAed(part) })}</>
        )}
      </Typography>
      <StatusBadge of="cheques" status={status} tones={chequeStatusTones} />
    </Stack>
  );
};

/** The amount that cheques of an account are to bring, and how many were returned. */
const StandingOf = ({ of: { company, user = '' } }: Pick<Props, 'of'>) => {
  const { data } = useCreditStanding(company === undefined ? { person: user } : { company });
  return data ? <ChequeStanding standing={data} /> : null;
};

/** The cheques of an invoice or of an account that may still bring money, and those that the bank returned. */
export const ChequesOf = ({ of, covered = 0, isCard = false }: Props) => {
  const translate = useTranslate();
  const { data, error, refetch } = useGetList<ChequeRecord>('cheques', {
    filter: { ...of, status: STATUSES },
    pagination: { page: 1, perPage: MAX_ACKNOWLEDGED },
    sort: byDate,
  });
  if (error) return <FailureBox text={translate('resources.cheques.list.failed')} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  const returned = data.filter(({ status }) => RETURNED_STATUSES.some((one) => one === status));
  const sums = [
    { key: 'covered', amount: covered },
    { key: 'returned', amount: sumOf(returned, of.invoice) },
  ].filter(({ amount }) => amount > 0);
  const inHand = data.filter(({ status }) => COVERING_STATUSES.some((one) => one === status));
  const content = (
    <>
      <SectionTitle text="resources.cheques.of.title" />
      {of.invoice === undefined && <StandingOf of={of} />}
      {sums.map(({ key, amount }) => (
        <Typography key={key} variant="body2" sx={{ fontWeight: 650 }}>
          {translate(`resources.cheques.of.${key}`, { amount: formatAed(amount) })}
        </Typography>
      ))}
      {data.map((cheque) => (
        <Row key={cheque.id} cheque={cheque} invoice={of.invoice} />
      ))}
      {of.invoice === undefined && inHand.length > 0 && <AcknowledgementButton cheques={inHand} />}
    </>
  );
  if (!isCard) return content;
  return <PageCard>{content}</PageCard>;
};
