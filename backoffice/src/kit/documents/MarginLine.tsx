import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatAed } from '../format';
import type { DocumentMarginResponse, LineMarginResponse } from '@shop/contract/api';

const percentOf = (percent: number | null): string => (percent === null ? '' : ` (${percent.toFixed(1)} %)`);
const toneOf = (amount: number) => (amount < 0 ? 'error.main' : 'text.secondary');

/** The margin of a document, for staff; nothing for roles without access to it. */
export const MarginLine = ({ margin }: { margin: DocumentMarginResponse | null | undefined }) => {
  const translate = useTranslate();
  if (!margin || margin.lines === 0) return null;
  const { amount, percent, knownLines, lines } = margin;
  if (amount === null) {
    return (
      <Typography variant="body2" color="text.secondary" sx={{ textAlign: 'end' }}>
        {translate('shop.margin.unknown')}
      </Typography>
    );
  }
  const text = translate('shop.margin.amount', { amount: formatAed(amount) });
  const known = knownLines < lines && translate('shop.margin.known', { known: knownLines, lines });
  return (
    <Typography variant="body2" sx={{ textAlign: 'end', color: toneOf(amount) }}>
      <bdi>
        {text}
        {percentOf(percent)}
      </bdi>
      {known && ` · ${known}`}
    </Typography>
  );
};

/** The margin of a line. Nothing if it is unknown. */
export const LineMargin = ({ margin }: { margin: LineMarginResponse | null | undefined }) => {
  const translate = useTranslate();
  if (!margin) return null;
  return (
    <Typography variant="caption" component="div" sx={{ color: toneOf(margin.amount) }}>
      <bdi>
        {translate('shop.margin.amount', { amount: formatAed(margin.amount) })}
        {percentOf(margin.percent)}
      </bdi>
    </Typography>
  );
};
