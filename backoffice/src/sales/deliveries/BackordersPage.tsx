import { Box, Card, CardContent, Link, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import type { BackordersResponse } from '@shop/contract/api';
import { type ReactNode, useId } from 'react';
import { Title, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { dayText, formatDay } from '../../kit/format';
import { lineName } from '../../kit/lines/lineName';
import { LoadFailed } from '../../kit/ui/FailureBox';
import { orderPath } from '../../paths';
import { stackedOnPhones } from '../../kit/ui/stackedOnPhones';
import { CallLink } from '../../kit/ui/PhoneLinks';
import { OrderWork } from './OrderWork';
import { StoreWork, TodaysDeliveries } from './StoreWork';
import { useServerQuery } from '../../kit/api/useServerQuery';
import { HeadRow } from '../../kit/ui/HeadRow';

type Product = BackordersResponse['products'][number];
type Order = BackordersResponse['orders'][number];

const key = (name: string) => `resources.deliveries.backorders.${name}`;
const dayOf = (day: string | null) => (day === null ? '' : dayText(day));

interface TableProps {
  title: string;
  /** The first column is text, the others are figures. */
  columns: readonly string[];
  rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
}

const Figures = ({ title, columns, rows }: TableProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const align = (index: number) => (index === 0 ? 'left' : 'right');
  return (
    <Box tabIndex={0} sx={{ overflowX: 'auto', width: '100%', mb: 3 }}>
      <Typography variant="h6" component="h2" id={titleId}>
        {translate(key(title))}
      </Typography>
      <Table size="small" aria-labelledby={titleId} sx={stackedOnPhones}>
        <HeadRow texts={columns.slice(0, 1).map(key)} numbers={columns.slice(1).map(key)} />
        <TableBody>
          {rows.map(({ id, cells }) => (
            <TableRow key={id}>
              {cells.map((cell, index) => (
                <TableCell
                  key={columns[index]}
                  align={align(index)}
                  data-label={index === 0 || cell === '' ? undefined : translate(key(columns[index] ?? ''))}
                >
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {rows.length === 0 && <Typography color="text.secondary">{translate(key('none'))}</Typography>}
    </Box>
  );
};

const Caption = ({ text }: { text: string }) => (
  <Typography variant="caption" component="div" color="text.secondary">
    {text}
  </Typography>
);

const productRow = (product: Product) => ({
  id: product.product,
  cells: [
    <>
      {lineName(product)}
      <Caption text={[product.sku, product.storageLocation].filter(Boolean).join(' · ')} />
    </>,
    ...[product.owed, product.setAside, product.inStock],
    <Typography component="span" variant="body2" color={product.missing > 0 ? 'error' : undefined}>
      {product.missing}
    </Typography>,
    dayOf(product.expectedOn),
  ],
});

const OrderRow = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const state = order.isHeld ? 'held' : order.isReady ? 'ready' : '';
  return (
    <>
      <Link component={RouterLink} to={orderPath(order._id)}>
        {order.orderNumber}
      </Link>
      <Caption text={[order.company || order.user.name, order.place].filter(Boolean).join(' · ')} />
      <Caption text={[formatDay(order.createdAt), state && translate(key(state))].filter(Boolean).join(' · ')} />
      {!order.isHeld && <OrderWork order={order._id} />}
    </>
  );
};

/** The address, and a phone number that a phone calls. */
const Destination = ({ order: { address, phone } }: { order: Order }) => (
  <Box sx={{ whiteSpace: 'pre-line', maxWidth: 260, marginInlineStart: 'auto' }}>
    {address}
    {phone !== '' && (
      <div>
        <CallLink phone={phone} />
      </div>
    )}
  </Box>
);

const orderRow = (order: Order) => ({
  id: order._id,
  cells: [
    <OrderRow order={order} />,
    dayOf(order.neededBy),
    <Destination order={order} />,
    ...[order.delivered, order.owed],
    dayOf(order.expectedOn),
  ],
});

/** /deliveries/backorders: what the shop still owes, by product and by order. */
const BackordersPage = () => {
  const translate = useTranslate();
  const { data, error, isPending } = useServerQuery(['deliveries', 'backorders'], (server) => server.getBackorders());
  return (
    <Card sx={{ mt: 2 }}>
      <Title title={key('title')} />
      <StoreWork />
      <CardContent>
        {error && <LoadFailed resource="deliveries" />}
        {isPending && <Typography color="text.secondary">{translate('ra.page.loading')}</Typography>}
        {data && (
          <>
            <Figures
              title="by_order"
              columns={['order', 'neededBy', 'address', 'delivered', 'owed', 'expectedOn']}
              rows={data.orders.map(orderRow)}
            />
            <TodaysDeliveries />
            <Figures
              title="by_product"
              columns={['product', 'owed', 'setAside', 'inStock', 'missing', 'expectedOn']}
              rows={data.products.map(productRow)}
            />
          </>
        )}
      </CardContent>
    </Card>
  );
};

export default BackordersPage;
