import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { formatAed } from '../money/fils';
import type { TodayResponse, WaitingResponse } from '../types';
import { daysSince } from './daysSince';
import { FigureCard } from './FigureCard';
import { figureLinks, lowStockLink } from './figureLinks';

interface Props {
  today: TodayResponse | undefined;
  failed: boolean;
}

const waiting = ['requests', 'quoted', 'confirmed', 'toDeliver'] as const;
const owed = ['due', 'overdue'] as const;

const grid = {
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  mt: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(140px, 1fr))' },
};

const useWaitingDetail = () => {
  const translate = useTranslate();
  return (figure: WaitingResponse | undefined) => {
    if (!figure?.oldest) return undefined;
    const days = daysSince(figure.oldest, new Date());
    return translate(days === 0 ? 'shop.dashboard.oldest_today' : 'shop.dashboard.oldest', { smart_count: days });
  };
};

/** What waits this morning; each figure is the length of a list, and leads to it. */
export const Figures = ({ today, failed }: Props) => {
  const translate = useTranslate();
  const detailOf = useWaitingDetail();
  if (failed && !today) {
    return (
      <Alert severity="error" sx={{ mt: 2 }}>
        {translate('shop.dashboard.failed')}
      </Alert>
    );
  }
  return (
    <Box sx={grid}>
      {waiting.map((name) => (
        <FigureCard
          key={name}
          label={name}
          to={figureLinks[name]}
          value={today && String(today[name].count)}
          detail={detailOf(today?.[name])}
        />
      ))}
      {owed.map((name) => (
        <FigureCard
          key={name}
          label={name}
          to={figureLinks[name]}
          value={today && formatAed(today[name].amount)}
          detail={today && translate('shop.dashboard.invoices', { smart_count: today[name].count })}
          urgent={name === 'overdue' && (today?.overdue.count ?? 0) > 0}
        />
      ))}
      <FigureCard
        label="low_stock"
        to={lowStockLink(today?.lowStock.atMost ?? 0)}
        value={today && String(today.lowStock.count)}
        detail={today && translate('shop.dashboard.at_most', { smart_count: today.lowStock.atMost })}
      />
    </Box>
  );
};
