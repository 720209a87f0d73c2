import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { MouseEvent } from 'react';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import { openPdf } from '../documents/openPdf';
import type { QuoteRecord } from '../types';

export const QuotePdfButton = () => {
  const quote = useRecordContext<QuoteRecord>();
  const notify = useNotify();
  const label = useTranslate()('shop.action.pdf');
  if (!quote) return null;

  const open = (event: MouseEvent) => {
    event.stopPropagation();
    if (quote.allowedActions.includes('pdf')) openPdf('quotes', quote.id);
    else notify('resources.quotes.pdf_refused', { type: 'warning' });
  };
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={open}>
        <PictureAsPdfOutlined fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};
