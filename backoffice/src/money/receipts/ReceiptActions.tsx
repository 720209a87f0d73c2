import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useRecordContext, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { openPdf } from '../../kit/documents/openPdf';
import { PdfButton } from '../../kit/documents/PdfButton';
import { ReverseDialog, type ReverseTexts } from '../payments/ReverseDialog';
import type { ReceiptRecord } from '../../types';
import { AdvanceButton } from './AdvanceButton';
import { RefundRestDialog } from './RefundRestDialog';
import { ShareDocument } from '../../shop/share/ShareDocument';

const REVERSE_TEXTS: ReverseTexts = {
  title: 'resources.receipts.reverse.title',
  question: 'resources.receipts.reverse.question',
  confirm: 'resources.receipts.reverse.open',
  done: 'resources.receipts.notifications.reversed',
  failed: 'resources.receipts.notifications.reverse_failed',
};

export const ReceiptPdfButton = () => {
  const receipt = useRecordContext<ReceiptRecord>();
  const label = useTranslate()('resources.receipts.pdf');
  return receipt ? <PdfButton label={label} open={openPdf('receipts', receipt.id)} /> : null;
};

/** The server does not reverse a receipt that is reversed already, or partly refunded. */
const mayReverse = ({ reversal, refunds }: ReceiptRecord): boolean => reversal === null && refunds.length === 0;

/** PDF, refund of the rest and reversal of the receipt in context. */
export const ReceiptActions = () => {
  const receipt = useRecordContext<ReceiptRecord>();
  const translate = useTranslate();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const [asking, setAsking] = useState<'refund' | 'reverse'>();
  if (!receipt) return null;
  const close = () => setAsking(undefined);
  return (
    <>
      <AdvanceButton />
      <ReceiptPdfButton />
      <ShareDocument kind="receipt" resource="receipts" id={receipt.id} name={receipt.receiptNumber} />
      <Button size="small" disabled={receipt.unallocated <= 0} onClick={() => setAsking('refund')}>
        {translate('resources.receipts.refund.open')}
      </Button>
      <Button size="small" color="error" disabled={!mayReverse(receipt)} onClick={() => setAsking('reverse')}>
        {translate('resources.receipts.reverse.open')}
      </Button>
      {asking === 'refund' && <RefundRestDialog receipt={receipt} close={close} />}
      {asking === 'reverse' && (
        <ReverseDialog
          texts={REVERSE_TEXTS}
          paymentMethod={receipt.paymentMethod}
          reverse={(reason) => dataProvider.reverseReceipt(receipt.id, reason)}
          close={close}
        />
      )}
    </>
  );
};
