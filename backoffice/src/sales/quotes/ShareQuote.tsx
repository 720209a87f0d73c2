import { quoteMessage } from '@shop/contract/whatsapp';
import WhatsApp from '@mui/icons-material/WhatsApp';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useRecordContext, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { useShop } from '../../kit/ui/useShop';
import { ShareDialog } from '../../shop/share/ShareDialog';
import type { QuoteRecord, UserRecord } from '../../types';

const ShareQuoteDialog = ({ quote, close }: { quote: QuoteRecord; close: () => void }) => {
  const server = useDataProvider<ShopDataProvider>();
  const { data: shop } = useShop();
  const { id, number, validUntil, user } = quote;
  const make = async () => {
    const [{ url }, { data: buyer }] = await Promise.all([
      server.makeQuoteLink(id),
      server.getOne<UserRecord>('users', { id: user._id }),
    ]);
    return { url, name: number, phoneNumber: buyer.phoneNumber, language: buyer.language };
  };
  return (
    <ShareDialog
      lead="shop.share.lead"
      revoked="shop.share.revoked"
      name={number}
      make={make}
      revoke={() => server.revokeQuoteLinks(id)}
      textOf={({ url }, language) => quoteMessage({ number, shop: shop?.name ?? '', url, until: validUntil }, language)}
      close={close}
    />
  );
};

/** Sends the customer a link to the quote by WhatsApp. */
export const ShareQuote = () => {
  const quote = useRecordContext<QuoteRecord>();
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (!quote?.allowedActions.includes('pdf')) return null;
  return (
    <>
      <Button size="small" startIcon={<WhatsApp />} onClick={() => setOpen(true)}>
        {translate('shop.share.open')}
      </Button>
      {isOpen && <ShareQuoteDialog quote={quote} close={() => setOpen(false)} />}
    </>
  );
};
