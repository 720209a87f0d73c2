import { Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { dubaiDay } from '@shop/contract/dubai-day';
import { SALES_BY, type SalesBy } from '@shop/contract/sales';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { SalesReportResponse } from '@shop/contract/api';
import { ExportMenu } from '../../kit/ui/ExportMenu';
import { PeriodChooser } from '../../kit/ui/PeriodChooser';
import { thisYear } from '../../kit/ui/periods';
import { SalesTable } from './SalesTable';
import { exportOf, otherRow } from './salesRows';
import { useServerQuery } from '../../kit/api/useServerQuery';
import { PageCard } from '../../kit/ui/cards';
import { QueryState } from '../../kit/ui/QueryState';

const isSalesBy = (by: string | null): by is SalesBy => SALES_BY.some((one) => one === by);

/** Period and rows are in the address: they can be linked, and Back works. */
const useView = () => {
  const [query, setQuery] = useSearchParams();
  const usual = thisYear(dubaiDay(new Date()));
  const requested = query.get('by');
  const view = {
    from: query.get('from') ?? usual.from,
    to: query.get('to') ?? usual.to,
    by: isSalesBy(requested) ? requested : 'month',
  };
  return { view, show: (next: Partial<typeof view>) => setQuery({ ...view, ...next }, { replace: true }) };
};

const RowsChooser = ({ by, onBy }: { by: SalesBy; onBy: (by: SalesBy) => void }) => {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={by}
      onChange={(_, next: SalesBy | null) => next !== null && onBy(next)}
      aria-label={translate('resources.sales-report.by.label')}
      sx={{ displayPrint: 'none' }}
    >
      {SALES_BY.map((one) => (
        <ToggleButton key={one} value={one}>
          {translate(`resources.sales-report.by.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

const Figures = ({ report }: { report: SalesReportResponse }) => {
  const translate = useTranslate();
  if (report.rows.length === 0) {
    return <Typography color="text.secondary">{translate('resources.sales-report.nothing')}</Typography>;
  }
  return <SalesTable report={report} />;
};

/** /sales-report: the sales of a period, by month, customer or product. */
const SalesReportPage = () => {
  const translate = useTranslate();
  const { view, show } = useView();
  const { data, error, isPending, refetch } = useServerQuery(
    ['sales-report', view],
    (server) => server.getSalesReport(view, view.by),
    { placeholderData: (previous) => previous },
  );
  const rows = data ? [...data.rows, ...otherRow(data, translate('resources.sales-report.other'))] : [];
  return (
    <PageCard title="resources.sales-report.page.list">
      <PeriodChooser period={view} onPeriod={show} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <RowsChooser by={view.by} onBy={(by) => show({ by })} />
        {data && <ExportMenu of={exportOf(data)} load={() => Promise.resolve(rows)} />}
      </Stack>
      <Typography variant="body2" color="text.secondary" sx={{ my: 1 }}>
        {translate('resources.sales-report.help')}
      </Typography>
      <QueryState query={{ error, isPending, refetch }} failed="resources.sales-report.load_failed" />
      {data && !error && <Figures report={data} />}
    </PageCard>
  );
};

export default SalesReportPage;
