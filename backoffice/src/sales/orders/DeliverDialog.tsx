import { Typography } from '@mui/material';
import { dubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { MAX_LENGTH } from '@shop/contract/limits';
import { maxLength, required, TextInput, useGetList, useGetMany, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { textOf } from '../../kit/formValues';
import { lineName } from '../../kit/lines/lineName';
import type { StepDialogProps } from '../../kit/steps/nextStep';
import type { CreateDeliveryDto } from '@shop/contract/api';
import type { DeliveryRecord, OrderRecord, ProductRecord } from '../../types';
import { FormDialog } from '../../kit/ui/FormDialog';
import { DayInput } from '../../kit/ui/inputs';
import { WholeInput } from '../../kit/ui/NumberInputs';
import { useReportDelivered } from '../deliveries/useReportDelivered';
import { LineInput } from './LineInput';
import { openLines, type Plan, preparedOf, readyQty, toDelivered } from './orderDeliveries';
import { LongTextInput } from '../../kit/ui/LongTextInput';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';

const texts = (name: 'deliver' | 'prepare') => ({
  title: `shop.steps.orders.${name}_title`,
  save: `shop.steps.orders.${name}`,
  done: `shop.steps.orders.${name === 'deliver' ? 'delivered' : 'prepared'}`,
  failed: `shop.steps.orders.${name}_failed`,
});
const TEXTS = { Delivered: texts('deliver'), Prepared: texts('prepare') };

const needed = required();
const untilToday = { htmlInput: { max: dubaiDay(new Date()) } };
const fromToday = { htmlInput: { min: dubaiDay(new Date()) } };

type Status = 'Prepared' | 'Delivered';

const toDelivery = (values: FieldValues, order: OrderRecord, status: Status): CreateDeliveryDto => {
  const filled = Object.entries({
    deliveredBy: textOf(values.deliveredBy),
    receivedBy: textOf(values.receivedBy),
    note: textOf(values.note),
  }).filter(([, text]) => text !== '');
  return {
    lines: toDelivered(order, values),
    status,
    deliveredOn: textOf(values.deliveredOn) || null,
    ...Object.fromEntries(filled),
    version: order.version,
  };
};

/** How many pieces of each open line leave. */
const Quantities = ({ order, plans }: { order: OrderRecord; plans: readonly Plan[] }) => {
  const translate = useTranslate();
  const preparedText = (line: Parameters<typeof preparedOf>[0]) =>
    preparedOf(line, plans)
      .map((prepared) => translate('resources.orders.delivery.in_prepared', prepared))
      .join(' · ');
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate('resources.orders.delivery.which')}
      </Typography>
      {openLines(order).map(({ line, open }) => (
        <LineInput key={line._id} text={translate('resources.orders.delivery.of', { name: lineName(line), open })}>
          {(named) => (
            <WholeInput
              source={`qty.${line._id}`}
              min={0}
              max={open}
              helperText={preparedText(line) || false}
              {...named}
            />
          )}
        </LineInput>
      ))}
    </>
  );
};

/** The stock and the prepared deliveries of an order; undefined until they are loaded. A failure closes the dialog. */
const useGoods = ({ record: order, close }: StepDialogProps<OrderRecord>) => {
  const notifyFailure = useFailureNotice('resources.orders.load_failed');
  const onError = (error: unknown) => {
    notifyFailure(error);
    close();
  };
  const ids = [...new Set(openLines(order).flatMap(({ line }) => line.product ?? []))];
  const { data: products } = useGetMany<ProductRecord>('products', { ids }, { enabled: ids.length > 0, onError });
  const { data: plans, isFetchedAfterMount } = useGetList<DeliveryRecord>(
    'deliveries',
    {
      filter: { order: order.id, status: 'Prepared' },
      sort: { field: 'createdAt', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    { onError, retry: false },
  );
  // A delivery may have been prepared since the list was fetched before, such as by the same dialog.
  if (!isFetchedAfterMount || plans === undefined || (products === undefined && ids.length > 0)) return undefined;
  const known = (products ?? []).filter((product?: ProductRecord) => product !== undefined);
  return { plans, stock: new Map(known.map(({ id, stock = 0 }) => [id, stock])) };
};

const DeliveryForm = ({ status, ...dialog }: StepDialogProps<OrderRecord> & { status: Status }) => {
  const { record: order, close } = dialog;
  const goods = useGoods(dialog);
  const report = useReportDelivered(TEXTS[status].done);
  if (goods === undefined) return null;
  const { plans, stock } = goods;
  const isNow = status === 'Delivered';
  const defaults = {
    deliveredOn: isNow ? startOfDubaiDay(dubaiDay(new Date())).toISOString() : null,
    deliveredBy: isNow ? order.deliveredBy : '',
    qty: readyQty(order, stock, plans),
  };
  return (
    <FormDialog
      texts={TEXTS[status]}
      textArgs={{ number: order.orderNumber }}
      resource="orders"
      record={defaults}
      save={(values, server) => server.createDelivery(order.id, toDelivery(values, order, status))}
      report={report}
      close={close}
    >
      <Quantities order={order} plans={plans} />
      <DayInput
        source="deliveredOn"
        label={isNow ? 'resources.orders.fields.deliveredAt' : 'resources.deliveries.fields.planned'}
        validate={isNow ? needed : []}
        slotProps={isNow ? untilToday : fromToday}
        helperText={false}
        fullWidth
      />
      <TextInput
        source="deliveredBy"
        validate={maxLength(MAX_LENGTH.name)}
        helperText="shop.steps.orders.delivered_by_help"
      />
      {isNow && (
        <TextInput
          source="receivedBy"
          label="resources.deliveries.fields.receivedBy"
          validate={maxLength(MAX_LENGTH.name)}
          helperText={false}
        />
      )}
      <LongTextInput source="note" helperText="shop.steps.orders.note_help" />
    </FormDialog>
  );
};

/** The goods, the day and the driver of a delivery: status, stock and delivery note are updated. */
export const DeliverDialog = (props: StepDialogProps<OrderRecord>) => <DeliveryForm {...props} status="Delivered" />;

/** The same as a plan, from which the store packs. */
export const PrepareDialog = (props: StepDialogProps<OrderRecord>) => <DeliveryForm {...props} status="Prepared" />;
