import { useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import type { XAxis } from '@mui/x-charts/models';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { formatMonth, formatAed } from '../../kit/format';
import type { MonthResponse } from '@shop/contract/api';
import { useNarrow } from '../../kit/ui/useNarrow';
import { invoicedLink, receivedLink } from './figureLinks';

const thousands = new Intl.NumberFormat('en-AE', { notation: 'compact', maximumFractionDigits: 1 });
const linkOf = { invoiced: invoicedLink, received: receivedLink };
const isSeries = (id: unknown): id is keyof typeof linkOf => id === 'invoiced' || id === 'received';

/** On a phone, the axis labels every second month: automatic labels would be unevenly spaced. */
const monthAxis = (months: MonthResponse[], narrow: boolean): XAxis<'band'> => ({
  scaleType: 'band',
  data: months.map(({ month }) => month),
  valueFormatter: (month: string, { location }) => formatMonth(month, location === 'tick'),
  height: 28,
  tickLabelStyle: { fontSize: 11 },
  ...(narrow && { tickLabelInterval: (_month: string, index: number) => index % 2 === 1 }),
});

/** Two bars a month, in AED; a bar links to its invoices or payments. */
const RevenueChart = ({ months }: { months: MonthResponse[] }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { palette } = useTheme();
  const narrow = useNarrow();
  const series = (id: keyof typeof linkOf, color: string) => ({
    id,
    color,
    label: translate(`shop.dashboard.${id}`),
    data: months.map((month) => month[id]),
    valueFormatter: (amount: number | null) => translate('shop.total.amount', { amount: formatAed(amount) }),
  });
  return (
    <BarChart
      height={280}
      margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
      borderRadius={3}
      series={[series('invoiced', palette.primary.main), series('received', palette.badge.purple.text)]}
      xAxis={[monthAxis(months, narrow)]}
      yAxis={[{ width: 52, valueFormatter: (amount: number) => thousands.format(amount) }]}
      grid={{ horizontal: true }}
      onItemClick={(_event, { seriesId, dataIndex }) => {
        const month = months[dataIndex];
        if (month && isSeries(seriesId)) void navigate(linkOf[seriesId](month));
      }}
    />
  );
};

export default RevenueChart;
