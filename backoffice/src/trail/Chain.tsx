import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { invoiceStatusColor, invoiceStatusLabel } from '../invoices/invoiceStatus';
import { paymentLine } from '../invoices/paymentLine';
import { orderStatusColor, orderStatusLabel } from '../orders/orderStatus';
import { editPath, invoicePath, orderPath } from '../paths';
import { quoteStatusColor, quoteStatusLabel } from '../quotes/quoteStatus';
import type { InvoiceRecord } from '../records';
import type { BadgeColor } from '../palette';
import { StatusBadge } from '../ui/StatusBadge';
import { type ChainStart, useChain } from './useChain';

interface StepProps {
  /** Translation key of what the step is. */
  label: string;
  to?: string;
  number?: string;
  color?: BadgeColor;
  status?: string;
  isHere?: boolean;
  children?: ReactNode;
}

const Step = ({ label, to, number, color, status, isHere = false, children }: StepProps) => {
  const translate = useTranslate();
  return (
    <Box
      component="li"
      aria-current={isHere ? 'step' : undefined}
      sx={{
        flex: '1 1 170px',
        minWidth: 0,
        px: 1.5,
        py: 1,
        border: 1,
        borderColor: isHere ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="caption" component="div" color="text.secondary">
        {translate(label)}
      </Typography>
      {number && to ? (
        <Link component={RouterLink} to={to} sx={{ fontWeight: 650, mr: 1, whiteSpace: 'nowrap' }}>
          {number}
        </Link>
      ) : (
        !children && (
          <Typography variant="body2" component="span" color="text.secondary">
            {translate('shop.chain.none')}
          </Typography>
        )
      )}
      {color && status && <StatusBadge color={color} label={translate(status)} />}
      {children}
    </Box>
  );
};

const Payments = ({ invoice }: { invoice: InvoiceRecord }) => {
  const translate = useTranslate();
  return invoice.payments.map((payment) => (
    <Typography key={payment._id} variant="body2" component="div">
      <Link component={RouterLink} to={editPath('payments', payment._id)} sx={{ display: 'inline-block', py: 0.5 }}>
        {paymentLine(payment, translate)}
      </Link>
    </Typography>
  ));
};

/** Quote → order → invoice → payments of one deal, with links and states; the document in view is marked. */
export const Chain = (start: ChainStart & { isPayment?: boolean }) => {
  const translate = useTranslate();
  const { quote, order, invoice, isPending } = useChain(start);
  if (isPending && !quote && !order && !invoice) return null;
  const hasPayments = invoice !== undefined && invoice.payments.length > 0;
  return (
    <Box
      component="ol"
      aria-label={translate('shop.chain.title')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', width: '100%', m: 0, mb: 1, p: 0 }}
    >
      <Step
        label="shop.chain.quote"
        to={quote && editPath('quotes', quote.id)}
        number={quote?.number}
        color={quote && quoteStatusColor[quote.status]}
        status={quote && quoteStatusLabel[quote.status]}
        isHere={start.quoteId !== undefined}
      />
      <Step
        label="shop.chain.order"
        to={order && orderPath(order.id)}
        number={order?.orderNumber}
        color={order && orderStatusColor[order.status]}
        status={order && orderStatusLabel[order.status]}
        isHere={start.orderId !== undefined}
      />
      <Step
        label="shop.chain.invoice"
        to={invoice && invoicePath(invoice.id)}
        number={invoice?.invoiceNumber}
        color={invoice && invoiceStatusColor[invoice.status]}
        status={invoice && invoiceStatusLabel[invoice.status]}
        isHere={start.invoiceId !== undefined && !start.isPayment}
      />
      <Step label="shop.chain.payments" isHere={start.isPayment}>
        {hasPayments && <Payments invoice={invoice} />}
      </Step>
    </Box>
  );
};
