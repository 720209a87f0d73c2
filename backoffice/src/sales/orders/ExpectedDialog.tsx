import { Typography } from '@mui/material';
import { dubaiDay } from '@shop/contract/dubai-day';
import { DateInput, useTranslate } from 'react-admin';
import { lineName } from '../../kit/lines/lineName';
import type { StepDialogProps } from '../../kit/steps/nextStep';
import { FormDialog } from '../../kit/ui/FormDialog';
import type { OrderRecord } from '../../types';
import { LineInput } from './LineInput';
import { expectedDaysOf, openLines, toExpected } from './orderDeliveries';

/** The day on which the open goods of each line are expected. The customer is mailed the days that change. */
export const ExpectedDialog = ({ record: order, close }: StepDialogProps<OrderRecord>) => {
  const translate = useTranslate();
  return (
    <FormDialog
      texts="expected"
      textArgs={{ number: order.orderNumber }}
      resource="orders"
      record={expectedDaysOf(order)}
      save={(values, server) => server.expectGoods(order.id, toExpected(order, values))}
      close={close}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate('resources.orders.expected.help')}
      </Typography>
      {openLines(order).map(({ line, index, open }) => (
        <LineInput key={line._id} text={translate('resources.orders.delivery.of', { name: lineName(line), open })}>
          {({ label, named, fullWidth }) => (
            <DateInput
              source={`orderItems.${index}.expectedOn`}
              label={label}
              parse={(day: string) => day || null}
              slotProps={{ htmlInput: { min: dubaiDay(new Date()), 'aria-label': named } }}
              helperText={false}
              fullWidth={fullWidth}
            />
          )}
        </LineInput>
      ))}
    </FormDialog>
  );
};
