import WhatsApp from '@mui/icons-material/WhatsApp';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { firstLanguage, type Language, LANGUAGE_CODES, LANGUAGES } from '@shop/contract/languages';
import { quoteMessage, whatsAppLink } from '@shop/contract/whatsapp';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useGetOne, useNotify, useRecordContext, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { currentLanguage } from '../../i18n/language';
import { useShop } from '../../app/layout/useShop';
import type { QuoteRecord, UserRecord } from '../../types';
import { AskTwiceButton } from '../../kit/ui/AskTwiceButton';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';

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
      {isOpen && <ShareDialog quote={quote} close={() => setOpen(false)} />}
    </>
  );
};

interface DialogProps {
  quote: QuoteRecord;
  close: () => void;
}

/** Creates one link each time the dialog is opened. */
const useLink = (quote: QuoteRecord) => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const id = useId();
  return useQuery({
    queryKey: ['quotes', 'link', quote.id, id],
    queryFn: () => dataProvider.makeQuoteLink(quote.id),
    ...{ staleTime: Infinity, gcTime: 0, retry: false, refetchOnWindowFocus: false },
  });
};

const ShareDialog = ({ quote, close }: DialogProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const { data: link, isError } = useLink(quote);
  const { data: buyer } = useGetOne<UserRecord>('users', { id: quote.user._id });
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{translate('shop.share.title', { number: quote.number })}</DialogTitle>
      {link && buyer ? (
        <Message quote={quote} url={link.url} buyer={buyer} close={close} />
      ) : (
        <DialogContent>
          <Alert severity={isError ? 'error' : 'info'}>
            {translate(isError ? 'shop.share.failed' : 'shop.share.making')}
          </Alert>
        </DialogContent>
      )}
    </Dialog>
  );
};

interface MessageProps extends DialogProps {
  url: string;
  buyer: UserRecord;
}

const Message = ({ quote, url, buyer, close }: MessageProps) => {
  const translate = useTranslate();
  const { data: shop } = useShop();
  const [language, setLanguage] = useState<Language>(firstLanguage([buyer.language]) ?? currentLanguage());
  const { number, validUntil } = quote;
  const text = quoteMessage({ number, shop: shop?.name ?? '', url, until: validUntil }, language);
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2" color="text.secondary">
          {translate('shop.share.lead')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={language}
          onChange={(_event, chosen: Language | null) => chosen && setLanguage(chosen)}
          aria-label={translate('shop.share.language')}
        >
          {LANGUAGE_CODES.map((code) => (
            <ToggleButton key={code} value={code} lang={code}>
              {LANGUAGES[code].name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TextField
          multiline
          fullWidth
          label={translate('shop.share.text')}
          value={text}
          slotProps={{ htmlInput: { readOnly: true, dir: LANGUAGES[language].direction, lang: language } }}
        />
        <Typography variant="body2">
          {buyer.phoneNumber
            ? translate('shop.share.to', { phone: buyer.phoneNumber })
            : translate('shop.share.no_phone')}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <RevokeButton quote={quote} done={close} />
        <CopyButton text={url} />
        <Button
          variant="contained"
          startIcon={<WhatsApp />}
          href={whatsAppLink(buyer.phoneNumber, text)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {translate('shop.share.send')}
        </Button>
      </DialogActions>
    </>
  );
};

const CopyButton = ({ text }: { text: string }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = () =>
    // Browsers have no clipboard API for pages without a secure connection.
    Promise.resolve(text)
      .then((link) => navigator.clipboard.writeText(link))
      .then(
        () => notify('shop.share.copied', { type: 'success' }),
        () => notify('shop.share.copy_failed', { type: 'info' }),
      );
  return <Button onClick={() => void copy()}>{translate('shop.share.copy')}</Button>;
};

const RevokeButton = ({ quote, done }: { quote: QuoteRecord; done: () => void }) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.revokeQuoteLinks(quote.id),
    onSuccess: () => {
      notify('shop.share.revoked', { type: 'success' });
      done();
    },
    onError: useFailureNotice('shop.share.revoke_failed'),
  });
  return (
    <AskTwiceButton
      label={translate('shop.share.revoke')}
      sureLabel={translate('shop.share.revoke_sure')}
      isPending={isPending}
      onSure={() => mutate()}
    />
  );
};
