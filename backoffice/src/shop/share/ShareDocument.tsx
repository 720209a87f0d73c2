import WhatsApp from '@mui/icons-material/WhatsApp';
import { Button } from '@mui/material';
import type { LinkedResource } from '@shop/contract/document-links';
import { documentMessage, type SharedDocument } from '@shop/contract/whatsapp';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useShop } from '../../kit/ui/useShop';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { ForRole } from '../../kit/auth/ForRole';
import { ShareDialog } from './ShareDialog';

interface Props {
  kind: SharedDocument['kind'];
  resource: LinkedResource;
  id: string;
  /** The name in the title. */
  name: string;
  /** The days of a statement. */
  period?: { from?: string; until?: string };
}

const Dialog = ({ kind, resource, id, name, period = {}, close }: Props & { close: () => void }) => {
  const server = useDataProvider<ShopDataProvider>();
  const { data: shop } = useShop();
  return (
    <ShareDialog
      lead="shop.share.document_lead"
      revoked="shop.share.document_revoked"
      name={name}
      make={() => server.makeDocumentLink(resource, id, period)}
      revoke={() => server.revokeDocumentLinks(resource, id)}
      textOf={({ url, name: document }, language) =>
        documentMessage({ kind, name: document, shop: shop?.name ?? '', url }, language)
      }
      close={close}
    />
  );
};

/** Sends the customer a link to an invoice, a receipt or a statement by WhatsApp. */
export const ShareDocument = (props: Props) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <ForRole action="documents.send">
      <Button size="small" startIcon={<WhatsApp />} onClick={() => setOpen(true)}>
        {translate('shop.share.open')}
      </Button>
      {isOpen && <Dialog {...props} close={() => setOpen(false)} />}
    </ForRole>
  );
};
