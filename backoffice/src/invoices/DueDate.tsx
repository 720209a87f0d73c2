import Typography from '@mui/material/Typography';
import { formatDay, isPastDay } from '../dubaiDay';
import type { InvoiceRecord } from '../records';

/** The day on which the invoice is due; red once it is past. */
export const DueDate = ({ invoice }: { invoice: InvoiceRecord }) => {
  const past = isPastDay(invoice.dueDate, new Date());
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
