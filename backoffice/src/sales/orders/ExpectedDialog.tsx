import { dubaiDay } from '@shop/contract/dubai-day';
import { DateInput, useDataProvider, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { lineName } from '../../kit/lines/lineName';
import type { StepDialogProps } from '../../kit/steps/nextStep';
import { FormDialog } from '../../kit/ui/FormDialog';
import type { OrderRecord } from '../../types';
import { expectedDaysOf, openLines, toExpected } from './orderDeliveries';
import Typography from '@mui/material/Typography';

const TEXTS = {
  title: 'resources.orders.expected.title',
  save: 'resources.orders.expected.save',
  done: 'resources.orders.expected.done',
  failed: 'resources.orders.expected.failed',
};

/** The day on which the open goods of each line are expected. The customer is mailed the days that change. */
export const ExpectedDialog = ({ record: order, close }: StepDialogProps<OrderRecord>) => {
  const server = useDataProvider<ShopDataProvider>();
  const translate = useTranslate();
  const fromToday = { htmlInput: { min: dubaiDay(new Date()) } };
  return (
    <FormDialog
      texts={TEXTS}
      textArgs={{ number: order.orderNumber }}
      resource="orders"
      record={{ days: expectedDaysOf(order) }}
      save={(values) => server.expectGoods(order.id, toExpected(order, values))}
      close={close}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate('resources.orders.expected.help')}
      </Typography>
      {openLines(order).map(({ line, open }) => (
        <DateInput
          key={line._id}
          source={`days.${line._id}`}
          label="resources.deliveries.backorders.expectedOn"
          parse={(day: string) => day || null}
          slotProps={fromToday}
          // A long name would be cut off in the label.
          helperText={translate('resources.orders.delivery.of', { name: lineName(line), open })}
          fullWidth
        />
      ))}
    </FormDialog>
  );
};
