import { Alert, Box, Button, Stack, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { MAX_LENGTH } from '@shop/contract/limits';
import { useState } from 'react';
import { useGetOne, useRefresh, useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router';
import { orderPath } from '../../paths';
import type { ReturnGoodsDto } from '@shop/contract/api';
import type { OrderRecord } from '../../types';
import { LoadFailed } from '../../kit/ui/FailureBox';
import { NumberField } from '../../kit/ui/NumberField';
import { LeaveQuestion } from '../../kit/ui/UnsavedChanges';
import { unsavedForm } from '../../kit/ui/unsavedChanges';
import { useSingleClick } from '../../kit/ui/useSingleClick';
import { checkReturn, leftOf, type TypedQtys } from './returnForm';
import { lineName } from '../../kit/lines/lineName';
import { BoundedTextField } from '../../kit/ui/BoundedTextField';
import { HeadRow } from '../../kit/ui/HeadRow';
import { PageCard } from '../../kit/ui/cards';
import { useServerCall } from '../../kit/ui/useServerCall';

interface LinesProps {
  order: OrderRecord;
  typed: TypedQtys;
  type: (lineId: string, qty: string) => void;
}

/** The lines with the customer's quantities, and inputs for the returned ones. */
const Lines = ({ order, typed, type }: LinesProps) => {
  const translate = useTranslate();
  const { problems } = checkReturn(order, typed);
  return (
    <Box sx={{ overflowX: 'auto', width: '100%' }}>
      <Table size="small">
        <HeadRow texts={['shop.line.product', 'resources.orders.return.qty']} />
        <TableBody>
          {order.orderItems.map((line) => (
            <TableRow key={line._id}>
              <TableCell>
                {lineName(line)}
                <Typography variant="caption" component="div" color="text.secondary">
                  {line.sku} ·{' '}
                  {translate('resources.orders.return.left_of', { left: leftOf(line, order), of: line.qty })}
                </Typography>
              </TableCell>
              <TableCell sx={{ width: { xs: 110, sm: 150 } }}>
                <NumberField
                  named={translate('resources.orders.return.qty_of', { name: lineName(line) })}
                  value={typed[line._id] ?? ''}
                  onType={(qty) => type(line._id, qty)}
                  disabled={leftOf(line, order) === 0}
                  error={
                    problems[line._id] &&
                    translate(`resources.orders.return.problem.${problems[line._id]}`, { most: leftOf(line, order) })
                  }
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};

const useReturn = (order: OrderRecord) => {
  const refresh = useRefresh();
  const navigate = useNavigate();
  const { id } = order;
  return useServerCall((server, body: ReturnGoodsDto) => server.returnGoods(id, body), {
    done: 'resources.orders.return.done',
    failed: 'resources.orders.return.failed',
    of: { resource: 'orders', id },
    onSuccess: () => {
      refresh();
      unsavedForm()?.abandon();
      void navigate(orderPath(id), { replace: true });
    },
  });
};

const Form = ({ order }: { order: OrderRecord }) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState<TypedQtys>({});
  const [reason, setReason] = useState('');
  const { mutate, isPending, isSuccess } = useReturn(order);
  const ignoreSecond = useSingleClick();
  const { lines } = checkReturn(order, typed);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && lines !== null) mutate({ lines, reason: reason.trim(), version: order.version });
      }}
    >
      <LeaveQuestion isUnsaved={(reason !== '' || Object.keys(typed).length > 0) && !isSuccess} />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate('resources.orders.return.help')}
      </Typography>
      <Lines order={order} typed={typed} type={(id, qty) => setTyped((before) => ({ ...before, [id]: qty }))} />
      <BoundedTextField
        max={MAX_LENGTH.note}
        size="small"
        fullWidth
        multiline
        label={translate('resources.orders.return.reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { dir: 'auto' } }}
        sx={{ mt: 2, maxWidth: 640, display: 'flex' }}
      />
      <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 2, flexWrap: 'wrap' }}>
        <Button
          type="submit"
          variant="contained"
          loading={isPending || isSuccess}
          disabled={lines === null}
          onClick={ignoreSecond}
        >
          {translate('resources.orders.return_goods')}
        </Button>
        <Button component={Link} to={orderPath(order.id)}>
          {translate('ra.action.cancel')}
        </Button>
      </Stack>
    </Box>
  );
};

/** /orders/{id}/return: returns goods of a delivered order by line, before they are invoiced. */
const ReturnGoodsPage = () => {
  const { id = '' } = useParams<'id'>();
  const translate = useTranslate();
  const { data: order, error, isPending } = useGetOne<OrderRecord>('orders', { id }, { retry: false });
  return (
    <PageCard title="resources.orders.return_goods" width={980}>
      {error && <LoadFailed resource="orders" />}
      {isPending && <Typography color="text.secondary">{translate('ra.page.loading')}</Typography>}
      {order && (
        <Typography variant="h6" component="h2" gutterBottom>
          {translate('resources.orders.return_goods')} · <bdi>{order.orderNumber}</bdi> · <bdi>{order.user.name}</bdi>
        </Typography>
      )}
      {order && !order.allowedActions.includes('returnGoods') && (
        <Alert severity="info">{translate('resources.orders.return.not_now')}</Alert>
      )}
      {order?.allowedActions.includes('returnGoods') && <Form order={order} />}
    </PageCard>
  );
};

export default ReturnGoodsPage;
