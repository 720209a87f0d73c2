import { Alert, Dialog, DialogContent } from '@mui/material';
import {
  CheckboxGroupInput,
  FormDataConsumer,
  RadioButtonGroupInput,
  required,
  useGetList,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { BillableResponse } from '@shop/contract/api';
import { formatAed, formatDay } from '../../kit/format';
import { lineName } from '../../kit/lines/lineName';
import type { StepDialogProps } from '../../kit/steps/nextStep';
import { LoadFailed } from '../../kit/ui/FailureBox';
import { FormDialog } from '../../kit/ui/FormDialog';
import { MoneyInput, WholeInput } from '../../kit/ui/NumberInputs';
import type { DeliveryRecord, OrderRecord } from '../../types';
import { LineInput } from './LineInput';
import { billableDeliveries, defaultsOf, takesLast, toBill } from './billForm';
import { useServerQuery } from '../../kit/api/useServerQuery';

const TEXTS = {
  title: 'shop.bill.title',
  save: 'shop.bill.save',
  done: 'resources.orders.invoice.done',
  failed: 'resources.orders.invoice.failed',
};

const WAYS = [
  { id: 'lines', name: 'shop.line.title' },
  { id: 'deliveries', name: 'shop.related.deliveries' },
];
const choose = required('shop.bill.choose');

interface Props {
  billable: BillableResponse;
  /** The deliveries that an invoice can bill. */
  deliveries: readonly DeliveryRecord[];
}

const Lines = ({ billable }: Pick<Props, 'billable'>) => {
  const translate = useTranslate();
  return billable.lines
    .filter(({ left }) => left > 0)
    .map((line) => (
      <LineInput key={line.line} text={lineName(line)}>
        {(named) => (
          <WholeInput
            source={`qtys.${line.line}`}
            min={0}
            max={line.left}
            needed={false}
            helperText={translate('shop.bill.left_of', { left: line.left, of: line.qty })}
            {...named}
          />
        )}
      </LineInput>
    ));
};

const Deliveries = ({ deliveries }: Pick<Props, 'deliveries'>) => {
  const translate = useTranslate();
  const choices = deliveries.map(({ id, number, deliveredOn, lines }) => {
    const count = lines.reduce((sum, { qty }) => sum + qty, 0);
    const pieces = translate('resources.deliveries.pieces', { smart_count: count, count });
    return { id, name: [number, deliveredOn && formatDay(deliveredOn), pieces].filter(Boolean).join(' · ') };
  });
  return (
    <CheckboxGroupInput
      source="deliveries"
      label="shop.related.deliveries"
      choices={choices}
      translateChoice={false}
      row={false}
      validate={choose}
      helperText={false}
    />
  );
};

const Goods = ({ billable, deliveries }: Props) => {
  const { by } = useWatch<{ by?: string }>();
  return (
    <>
      {deliveries.length > 0 && (
        <RadioButtonGroupInput source="by" label="shop.bill.by" choices={WAYS} helperText={false} />
      )}
      {by === 'deliveries' ? <Deliveries deliveries={deliveries} /> : <Lines billable={billable} />}
    </>
  );
};

/** The invoice that takes the last items takes the rest of the charges too. */
const Charges = ({ billable, deliveries }: Props) => {
  const translate = useTranslate();
  const { deliveryChargeLeft, extraFeeLeft } = billable;
  const left = (amount: number) => translate('shop.bill.charge_left', { amount: formatAed(amount) });
  return (
    <FormDataConsumer>
      {({ formData }) =>
        takesLast(billable, deliveries, formData) ? (
          deliveryChargeLeft + extraFeeLeft > 0 && (
            <Alert severity="info">
              {translate('shop.bill.last', { amount: formatAed(deliveryChargeLeft + extraFeeLeft) })}
            </Alert>
          )
        ) : (
          <>
            {deliveryChargeLeft > 0 && (
              <MoneyInput source="deliveryCharge" needed={false} helperText={left(deliveryChargeLeft)} />
            )}
            {extraFeeLeft > 0 && <MoneyInput source="extraFee" needed={false} helperText={left(extraFeeLeft)} />}
          </>
        )
      }
    </FormDataConsumer>
  );
};

/** Issues an invoice of some items or deliveries and charges, filled with what may be billed now. */
export const BillDialog = ({ record: order, close }: StepDialogProps<OrderRecord>) => {
  const { data: billable, error } = useServerQuery(['orders', 'billable', order.id, order.version], (server) =>
    server.getBillable(order.id),
  );
  const delivered = useGetList<DeliveryRecord>('deliveries', {
    filter: { order: order.id, status: 'Delivered' },
    sort: { field: 'deliveredOn', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
    meta: { version: order.version },
  });
  if (error ?? delivered.error)
    return (
      <Dialog open onClose={close}>
        <DialogContent>
          <LoadFailed resource="orders" />
        </DialogContent>
      </Dialog>
    );
  if (!billable || !delivered.data) return null;
  const deliveries = billableDeliveries(billable, delivered.data);
  return (
    <FormDialog
      texts={TEXTS}
      textArgs={{ number: order.orderNumber }}
      resource="orders"
      record={defaultsOf(billable, deliveries)}
      save={(values, server) => server.billOrder(toBill(order, billable, deliveries, values))}
      close={close}
    >
      <Goods billable={billable} deliveries={deliveries} />
      <Charges billable={billable} deliveries={deliveries} />
    </FormDialog>
  );
};
