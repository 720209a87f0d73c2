import { Alert, Box, Card, CardActionArea, CardContent, Skeleton, Typography } from '@mui/material';
import { dubaiDaysBetween } from '@shop/contract/dubai-day';
import type { StaffAction } from '@shop/contract/staff-roles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useRoleActions } from '../../kit/auth/useMay';
import { formatAed, formatDay } from '../../kit/format';
import type { TodayResponse, WaitingResponse } from '@shop/contract/api';
import { eInvoicesLink, expiringLink, figureLinks, lowStockLink } from './figureLinks';

interface CardProps {
  label: string;
  /** The list that the figure counts. */
  to: string;
  /** Undefined while it loads. */
  value: string | undefined;
  detail?: string;
  /** True for red figures: something is late or missing. */
  urgent?: boolean;
}

const FigureCard = ({ label, to, value, detail, urgent = false }: CardProps) => (
  <Card>
    <CardActionArea component={Link} to={to} sx={{ height: 1 }}>
      <CardContent sx={{ height: 1, p: { xs: 1.5, sm: 2 } }}>
        <Typography variant="body2" component="div" color="text.secondary">
          {useTranslate()(`shop.dashboard.${label}`)}
        </Typography>
        <Typography
          component="div"
          sx={{ fontWeight: 700, fontSize: '1.6rem', lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' }}
          color={urgent ? 'error' : undefined}
        >
          {value ?? <Skeleton width={48} />}
        </Typography>
        <Typography variant="caption" component="div" color="text.secondary" sx={{ minHeight: '1.66em' }}>
          {detail}
        </Typography>
      </CardContent>
    </CardActionArea>
  </Card>
);

interface Props {
  today: TodayResponse | undefined;
  failed: boolean;
}

const waiting = ['requests', 'quoted', 'confirmed', 'toDeliver'] as const;
/** Shown only if their count is above zero. */
const occasional = ['expiring', 'held'] as const;
const owed = ['due', 'overdue'] as const;

/** The right that the list behind a figure needs. */
const NEEDS: Readonly<Record<(typeof waiting | typeof occasional | typeof owed)[number], StaffAction>> = {
  requests: 'quotes.read',
  quoted: 'quotes.read',
  confirmed: 'quotes.read',
  expiring: 'quotes.read',
  toDeliver: 'orders.read',
  held: 'orders.read',
  due: 'invoices.read',
  overdue: 'invoices.read',
};

/** Any number of tiles fills its row. */
const rows = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: { xs: 1, sm: 2 },
  mt: 2,
  '& > *': { flex: { xs: '1 1 40%', sm: '1 1 120px' }, minWidth: 'min-content' },
};

const useWaitingDetail = () => {
  const translate = useTranslate();
  return (figure: WaitingResponse | undefined) => {
    if (!figure?.oldest) return undefined;
    const days = Math.max(0, dubaiDaysBetween(new Date(figure.oldest), new Date()));
    return translate(days === 0 ? 'shop.dashboard.oldest_today' : 'shop.dashboard.oldest', { count: days });
  };
};

/** The e-invoices that are still to be sent, once the shop sends any. */
const DueEInvoices = ({ eInvoices }: { eInvoices: NonNullable<TodayResponse['eInvoices']> }) => {
  const translate = useTranslate();
  const { count, soonest, overdue, failed, rejected } = eInvoices;
  const troubles = [
    overdue > 0 && translate('shop.dashboard.e_invoices_overdue', { count: overdue }),
    failed > 0 && translate('shop.dashboard.e_invoices_failed', { count: failed }),
    rejected > 0 && translate('shop.dashboard.e_invoices_rejected', { count: rejected }),
  ].filter((trouble) => trouble !== false);
  const next = soonest ? translate('shop.dashboard.e_invoices_next', { day: formatDay(soonest) }) : undefined;
  return (
    <FigureCard
      label="e_invoices"
      to={eInvoicesLink(eInvoices.since)}
      value={String(count)}
      detail={troubles.length > 0 ? troubles.join(' · ') : next}
      urgent={troubles.length > 0}
    />
  );
};

/** The open work. Each figure is the length of a list, and links to it. */
export const Figures = ({ today, failed }: Props) => {
  const translate = useTranslate();
  const detailOf = useWaitingDetail();
  const may = useRoleActions();
  const isOpen = (name: keyof typeof NEEDS) => may(NEEDS[name]);
  if (failed && !today) {
    return (
      <Alert severity="error" sx={{ mt: 2 }}>
        {translate('shop.dashboard.failed')}
      </Alert>
    );
  }
  return (
    <Box sx={rows}>
      {waiting.filter(isOpen).map((name) => (
        <FigureCard
          key={name}
          label={name}
          to={figureLinks[name]}
          value={today && String(today[name].count)}
          detail={detailOf(today?.[name])}
        />
      ))}
      {occasional
        .filter((name) => isOpen(name) && (today?.[name].count ?? 0) > 0)
        .map((name) => (
          <FigureCard
            key={name}
            label={name}
            to={name === 'held' ? figureLinks.held : expiringLink(new Date())}
            value={String(today?.[name].count)}
            detail={detailOf(today?.[name])}
          />
        ))}
      {owed.filter(isOpen).map((name) => (
        <FigureCard
          key={name}
          label={name}
          to={figureLinks[name]}
          value={today && formatAed(today[name].amount)}
          detail={today && translate('shop.dashboard.invoices', { count: today[name].count })}
          urgent={name === 'overdue' && (today?.overdue.count ?? 0) > 0}
        />
      ))}
      {may('invoices.read') && today?.eInvoices && <DueEInvoices eInvoices={today.eInvoices} />}
      <FigureCard
        label="low_stock"
        to={lowStockLink(today?.lowStock.atMost ?? 0)}
        value={today && String(today.lowStock.count)}
        detail={today && translate('shop.dashboard.at_most', { count: today.lowStock.atMost })}
      />
    </Box>
  );
};
