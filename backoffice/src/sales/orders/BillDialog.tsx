import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useQuery } from '@tanstack/react-query';
import { FormDataConsumer, useDataProvider, useTranslate } from 'react-admin';
import type { BillableResponse } from '@shop/contract/api';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { formatAed } from '../../kit/format';
import { lineName } from '../../kit/lines/lineName';
import type { StepDialogProps } from '../../kit/steps/nextStep';
import { LoadFailed } from '../../kit/ui/FailureBox';
import { FormDialog } from '../../kit/ui/FormDialog';
import { MoneyInput, WholeInput } from '../../kit/ui/NumberInputs';
import type { OrderRecord } from '../../types';
import { defaultsOf, takesLast, toBill } from './billForm';

const TEXTS = {
  title: 'shop.bill.title',
  save: 'shop.bill.save',
  done: 'resources.orders.invoice.done',
  failed: 'resources.orders.invoice.failed',
};

const Lines = ({ billable }: { billable: BillableResponse }) => {
  const translate = useTranslate();
  return billable.lines
    .filter(({ left }) => left > 0)
    .map((line) => (
      <WholeInput
        key={line.line}
        source={`qtys.${line.line}`}
        label={lineName(line)}
        min={0}
        max={line.left}
        needed={false}
        helperText={translate('shop.bill.left_of', { left: line.left, of: line.qty })}
      />
    ));
};

/** The invoice that takes the last items takes the rest of the charges too. */
const Charges = ({ billable }: { billable: BillableResponse }) => {
  const translate = useTranslate();
  const { deliveryChargeLeft, extraFeeLeft } = billable;
  const left = (amount: number) => translate('shop.bill.charge_left', { amount: formatAed(amount) });
  return (
    <FormDataConsumer>
      {({ formData }) =>
        takesLast(billable, formData) ? (
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

/** Issues an invoice of some lines and charges, filled with what may be billed now. */
export const BillDialog = ({ record: order, close }: StepDialogProps<OrderRecord>) => {
  const server = useDataProvider<ShopDataProvider>();
  const { data: billable, error } = useQuery({
    queryKey: ['orders', 'billable', order.id, order.version],
    queryFn: () => server.getBillable(order.id),
    retry: false,
  });
  if (error)
    return (
      <Dialog open onClose={close}>
        <DialogContent>
          <LoadFailed resource="orders" />
        </DialogContent>
      </Dialog>
    );
  if (!billable) return null;
  return (
    <FormDialog
      texts={TEXTS}
      textArgs={{ number: order.orderNumber }}
      resource="orders"
      record={defaultsOf(billable)}
      save={(values) => server.billOrder(toBill(order, billable, values))}
      close={close}
    >
      <Lines billable={billable} />
      <Charges billable={billable} />
    </FormDialog>
  );
};
