import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import { type OpenDocument, openPdf } from '../../kit/documents/openPdf';
import { PdfButton } from '../../kit/documents/PdfButton';
import type { QuoteRecord } from '../../types';

export const QuotePdfButton = () => {
  const quote = useRecordContext<QuoteRecord>();
  const notify = useNotify();
  const translate = useTranslate();
  if (!quote) return null;

  const isAllowed = quote.allowedActions.includes('pdf');
  const open: OpenDocument = (language) => {
    if (isAllowed) openPdf('quotes', quote.id)(language);
    else notify('resources.quotes.pdf_refused', { type: 'warning' });
  };
  return <PdfButton label={translate('shop.action.pdf')} open={open} quiet={!isAllowed} />;
};
