import WhatsApp from '@mui/icons-material/WhatsApp';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { firstLanguage, type Language, LANGUAGE_CODES, LANGUAGES } from '@shop/contract/languages';
import { whatsAppLink } from '@shop/contract/whatsapp';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { currentLanguage } from '../../i18n/language';
import { useServerQuery } from '../../kit/api/useServerQuery';
import { AskTwiceButton } from '../../kit/ui/AskTwiceButton';
import { CopyButton } from '../../kit/ui/CopyButton';
import { useServerCall } from '../../kit/ui/useServerCall';

/** A new link, and to whom it goes. */
export interface ShareLink {
  url: string;
  /** The name of the document. */
  name: string;
  /** Empty if none is known. */
  phoneNumber: string;
  language: Language | null;
}

export interface ShareProps {
  /** Translation keys: what the holder of the link sees. */
  lead: string;
  revoked: string;
  /** The name in the title. */
  name: string;
  make: () => Promise<ShareLink>;
  revoke: () => Promise<unknown>;
  textOf: (link: ShareLink, language: Language) => string;
  close: () => void;
}

/** Creates one link each time the dialog is opened. */
const useLink = (make: () => Promise<ShareLink>) => {
  const id = useId();
  return useServerQuery(['share', id], make, { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false });
};

/** Sends the customer a link to a document by WhatsApp. */
export const ShareDialog = ({ make, ...message }: ShareProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const { data: link, isError } = useLink(make);
  return (
    <Dialog open onClose={message.close} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{translate('shop.share.title', { number: message.name })}</DialogTitle>
      {link ? (
        <Message {...message} link={link} />
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

type MessageProps = Omit<ShareProps, 'make'> & { link: ShareLink };

const Message = ({ link, lead, revoked, revoke, textOf, close }: MessageProps) => {
  const translate = useTranslate();
  const { url, phoneNumber } = link;
  const [language, setLanguage] = useState<Language>(firstLanguage([link.language]) ?? currentLanguage());
  const text = textOf(link, language);
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2" color="text.secondary">
          {translate(lead)}
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
          {phoneNumber ? translate('shop.share.to', { phone: phoneNumber }) : translate('shop.share.no_phone')}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <RevokeButton revoke={revoke} revoked={revoked} done={close} />
        <CopyButton isLink text={url} />
        <Button
          variant="contained"
          startIcon={<WhatsApp />}
          href={whatsAppLink(phoneNumber, text)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {translate('shop.share.send')}
        </Button>
      </DialogActions>
    </>
  );
};

type RevokeProps = Pick<ShareProps, 'revoke' | 'revoked'> & { done: () => void };

const RevokeButton = ({ revoke, revoked, done }: RevokeProps) => {
  const translate = useTranslate();
  const { mutate, isPending } = useServerCall(() => revoke(), {
    done: revoked,
    failed: 'shop.share.revoke_failed',
    onSuccess: done,
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
