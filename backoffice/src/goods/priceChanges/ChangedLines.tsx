import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MAX_PRICE_LINES, PRICE_OUTCOMES } from '@shop/contract/price-change';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import type { PriceOutcome } from '../../kit/api/priceCalls';
import type { PriceChangeRecord } from '../../types';
import { ExportMenu } from '../../kit/ui/ExportMenu';
import { FailureBox } from '../../kit/ui/FailureBox';
import { SectionTitle } from '../../kit/ui/fields';
import { exportPrices, type PriceLine, PriceLines } from './priceLines';
import { LinePages } from './PricePreview';

const ROWS = 100;
/** The maximum number of lines in one response. */
const AT_ONCE = 500;

const useEveryLine = ({ id }: PriceChangeRecord, outcome: PriceOutcome | undefined) => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  return async (): Promise<PriceLine[]> => {
    const lines: PriceLine[] = [];
    for (let first = 0; first < MAX_PRICE_LINES; first += AT_ONCE) {
      const { rows, total } = await dataProvider.getPriceChangeLines(id, [first, first + AT_ONCE - 1], outcome);
      lines.push(...rows);
      if (lines.length >= total) break;
    }
    return lines;
  };
};

/** The products of a change: all of them, or those with one outcome. */
export const ChangedLines = ({ change }: { change: PriceChangeRecord }) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const [page, setPage] = useState(0);
  const [outcome, setOutcome] = useState<PriceOutcome>();
  const load = useEveryLine(change, outcome);
  const { id, changed, leftAlone, putBack } = change;
  const { data, error, refetch } = useQuery({
    // Refetches the lines when the change has progressed.
    queryKey: ['price-changes', 'lines', id, page, outcome, changed + leftAlone + putBack],
    queryFn: () => dataProvider.getPriceChangeLines(id, [page * ROWS, (page + 1) * ROWS - 1], outcome),
    placeholderData: (previous) => previous,
    retry: false,
  });
  const choose = (next: PriceOutcome | undefined) => {
    setOutcome(next);
    setPage(0);
  };
  return (
    <>
      <SectionTitle text="resources.price-changes.lines" />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
        {[undefined, ...PRICE_OUTCOMES].map((one) => (
          <Chip
            key={one ?? 'all'}
            label={translate(one ? `resources.price-changes.outcome.${one}` : 'shop.filter.all')}
            color={one === outcome ? 'primary' : 'default'}
            variant={one === outcome ? 'filled' : 'outlined'}
            aria-pressed={one === outcome}
            onClick={() => choose(one)}
          />
        ))}
        <ExportMenu of={exportPrices} load={load} />
      </Stack>
      {error && <FailureBox text={translate('resources.price-changes.lines_failed')} onRetry={() => void refetch()} />}
      {data?.total === 0 && (
        <Typography color="text.secondary">{translate('resources.price-changes.no_lines')}</Typography>
      )}
      {data && data.total > 0 && <PriceLines lines={data.rows} />}
      {data && <LinePages count={data.total} page={page} onPage={setPage} />}
    </>
  );
};
