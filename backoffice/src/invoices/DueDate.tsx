import Typography from '@mui/material/Typography';
import { formatDay } from '../dubaiDay';
import type { InvoiceRecord } from '../records';
import { isLate } from './invoiceOutline';

/** The day on which the invoice is due; red once it is past. */
export const DueDate = ({ invoice }: { invoice: InvoiceRecord }) => {
  const past = isLate(invoice);
  return (
    <Typography
      component="span"
      variant="body2"
      noWrap
      sx={past ? { color: 'error.main', fontWeight: 650 } : undefined}
    >
      {formatDay(invoice.dueDate)}
    </Typography>
  );
};
