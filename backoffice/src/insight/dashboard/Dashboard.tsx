import { Alert, Box, Button, Stack } from '@mui/material';
import { Title, useGetList, useTranslate } from 'react-admin';
import { Link, Navigate } from 'react-router';
import { useMay, useRoleActions } from '../../kit/auth/useMay';
import { useServerQuery } from '../../kit/api/useServerQuery';
import { BACKORDERS_PATH, MOVE_IN_PATH } from '../../paths';
import { Figures } from './Figures';
import { MonthToDate } from './MonthToDate';
import { CashByWeek, OverdueByAge } from './OwedByDay';
import { Revenue } from './Revenue';
import { LowStock, OrdersToDeliver, OverdueInvoices, ToInvoice, WaitingRequests } from './ShortLists';
import { SupplierNotice } from '../../site/supplierDocuments/SupplierNotice';
import { TopProducts } from './TopProducts';
import { FollowUpsDue } from './FollowUpsDue';

const ONE = { pagination: { page: 1, perPage: 1 } };

/** A shop without documents of its own: who comes from other books can bring these in. */
const MoveInOffer = () => {
  const translate = useTranslate();
  // One after the other, so that a shop with orders makes one call.
  const orders = useGetList('orders', ONE);
  const quotes = useGetList('quotes', ONE, { enabled: orders.total === 0 });
  const invoices = useGetList('invoices', ONE, { enabled: quotes.total === 0 });
  if (invoices.total !== 0) return null;
  return (
    <Alert
      severity="info"
      sx={{ mt: 2 }}
      action={
        <Button color="inherit" component={Link} to={MOVE_IN_PATH}>
          {translate('resources.move-ins.offer.action')}
        </Button>
      }
    >
      {translate('resources.move-ins.offer.text')}
    </Alert>
  );
};

const grid = {
  display: 'grid',
  gap: 2,
  mt: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  // A panel without a neighbour has the whole row.
  '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
};

/** Low panels are stacked, so that none is stretched to the height of a long one. */
const column = { gap: 2, minWidth: 0, '& > :last-child': { flexGrow: 1 } };

/** The figures are fetched again when the user returns to the page, at most every half minute. */
const options = { staleTime: 30_000, refetchOnWindowFocus: true };

/** Each role sees the panels whose lists it may open. */
const Panels = () => {
  const [sells, bills, seesSales] = [useMay('quotes.read'), useMay('invoices.read'), useMay('sales.see')];
  const [delivers, keepsDocuments, movesIn] = [
    useMay('orders.deliver'),
    useMay('settings.write'),
    useMay('moveIns.run'),
  ];
  const today = useServerQuery(['dashboard', 'today'], (server) => server.getToday(), options);
  const sales = useServerQuery(['dashboard', 'sales'], (server) => server.getSales(), {
    ...options,
    enabled: seesSales,
  });
  return (
    <>
      <Title title="shop.dashboard.title" />
      {keepsDocuments && <SupplierNotice />}
      {movesIn && <MoveInOffer />}
      <Figures today={today.data} failed={today.isError} />
      <Box sx={grid}>
        {sells && <WaitingRequests />}
        {sells && <FollowUpsDue />}
        {bills && <OverdueInvoices />}
        {delivers && <OrdersToDeliver />}
        {delivers && <LowStock atMost={today.data?.lowStock.atMost} />}
        {seesSales && bills && (
          <>
            <Stack sx={column}>
              <MonthToDate sales={sales.data} failed={sales.isError} />
              <OverdueByAge ages={today.data?.ages} failed={today.isError} />
            </Stack>
            <Stack sx={column}>
              <CashByWeek today={today.data} failed={today.isError} />
              <ToInvoice />
            </Stack>
            <Revenue months={sales.data?.months} failed={sales.isError} />
            <TopProducts sales={sales.data} failed={sales.isError} />
          </>
        )}
      </Box>
    </>
  );
};

/** The store begins with what must go out. */
const Dashboard = () => {
  const may = useRoleActions();
  return may('orders.deliver') && !may('quotes.read') ? <Navigate to={BACKORDERS_PATH} replace /> : <Panels />;
};

export default Dashboard;
