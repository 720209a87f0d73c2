import { addressOf } from '@shop/contract/client';
import { Box, Link, Typography } from '@mui/material';
import { type ComparedLine, compareLines } from '@shop/contract/line-changes';
import { useTranslate } from 'react-admin';
import { formatAed, formatDay, formatMoment } from '../../kit/format';
import type { QuoteRevisionResponse } from '@shop/contract/api';
import type { QuoteRecord } from '../../types';
import { FailureBox } from '../../kit/ui/FailureBox';
import { lineName } from '../../kit/lines/lineName';
import { useServerQuery } from '../../kit/api/useServerQuery';

/** All sent revisions of the quote, with the differences from the previous one. */
export const OfferRevisions = ({ quote: { id, revision } }: { quote: QuoteRecord }) => {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useServerQuery(['quotes', 'revisions', id, revision], (server) =>
    server.getQuoteRevisions(id),
  );
  return (
    <Box sx={{ width: '100%', my: 1 }}>
      <Typography variant="subtitle2" component="h3">
        {translate('resources.quotes.offer.revisions')}
      </Typography>
      {error && (
        <FailureBox text={translate('resources.quotes.offer.revisions_failed')} onRetry={() => void refetch()} />
      )}
      {isPending && <Typography color="text.secondary">{translate('ra.page.loading')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((one, index) => (
          <Revision key={one.revision} quote={id} revision={one} before={data[index + 1]} />
        ))}
      </Box>
    </Box>
  );
};

interface RevisionProps {
  quote: QuoteRecord['id'];
  revision: QuoteRevisionResponse;
  before: QuoteRevisionResponse | undefined;
}

const Revision = ({ quote, revision: one, before }: RevisionProps) => {
  const translate = useTranslate();
  const { revision, totalPrice, sentAt, sentBy = '', validUntil, status } = one;
  const pdf = translate('resources.quotes.offer.pdf', { revision });
  const facts = [
    translate('resources.quotes.offer.revision', { revision }),
    formatAed(totalPrice),
    sentBy === ''
      ? formatMoment(sentAt)
      : translate('resources.quotes.offer.sent', { at: formatMoment(sentAt), by: sentBy }),
    ...(status === 'Confirmed' ? [translate('resources.quotes.offer.part')] : []),
    ...(validUntil ? [translate('resources.quotes.offer.last_day', { day: formatDay(validUntil) })] : []),
  ];
  return (
    <Box component="li" sx={{ py: 0.75, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="body2">
        {facts.join(' · ')}{' '}
        <Link
          href={addressOf('/api/quotes/{id}/revisions/{revision}/pdf', { path: { id: quote, revision } })}
          target="_blank"
          rel="noopener"
        >
          {pdf}
        </Link>
      </Typography>
      {before && <Differences before={before} after={one} />}
    </Box>
  );
};

const Differences = ({ before, after }: { before: QuoteRevisionResponse; after: QuoteRevisionResponse }) => {
  const translate = useTranslate();
  const pairs = compareLines(before.requestedItems, after.requestedItems).filter(({ change }) => change !== 'same');
  const amounts = (['deliveryCharge', 'extraFee', 'discount', 'totalPrice'] as const).filter(
    (field) => before[field] !== after[field],
  );
  const nameOf = (line: ComparedLine | null) => line && lineName(line);
  const lineText = (line: ComparedLine | null) =>
    line === null ? '' : `${line.qty} × ${formatAed(line.unitPrice ?? 0)}`;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2, color: 'text.secondary', typography: 'body2' }}>
      {pairs.map(({ change, before: old, after: now }) => (
        <li key={`${old?._id ?? ''} ${now?._id ?? ''}`}>
          {translate(`resources.quotes.offer.change.${change}`)}: <bdi>{nameOf(now ?? old)}</bdi>{' '}
          {old && (
            <del>
              {!now || nameOf(old) === nameOf(now) ? '' : `${nameOf(old)} `}
              {lineText(old)}
            </del>
          )}{' '}
          {now && <ins>{lineText(now)}</ins>}
        </li>
      ))}
      {amounts.map((field) => (
        <li key={field}>
          {translate(`resources.quotes.fields.${field}`)}: <del>{formatAed(before[field])}</del>{' '}
          <ins>{formatAed(after[field])}</ins>
        </li>
      ))}
    </Box>
  );
};
