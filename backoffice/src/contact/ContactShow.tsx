import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Show, useRecordContext, useTranslate } from 'react-admin';
import { formatMoment } from '../format';
import type { ContactMessageRecord } from '../types';
import { DeleteRecordButton } from '../ui/DeleteRecordButton';
import { FieldGrid, ReadOnly } from '../ui/fields';
import { LoadFailed } from '../ui/FailureBox';

/** The page shows the error itself: react-admin's own handler would leave for the list. */
const stay = () => undefined;

/** WhatsApp takes the digits of an international number. */
const whatsApp = (phone: string): string => `https://wa.me/${phone.replace(/\D/g, '').replace(/^00/, '')}`;

const Content = () => {
  const message = useRecordContext<ContactMessageRecord>();
  const translate = useTranslate();
  if (!message) return null;
  return (
    <>
      <FieldGrid>
        <ReadOnly label="resources.contact.fields.createdAt">{formatMoment(message.createdAt)}</ReadOnly>
        <ReadOnly label="resources.contact.fields.name">{message.name}</ReadOnly>
        <ReadOnly label="resources.contact.fields.phone">
          <Link href={`tel:${message.phone.replace(/\s/g, '')}`}>{message.phone}</Link>
          <br />
          <Link href={whatsApp(message.phone)} target="_blank" rel="noopener noreferrer">
            {translate('resources.contact.whatsapp')}
          </Link>
        </ReadOnly>
      </FieldGrid>
      <ReadOnly label="resources.contact.fields.message">{message.message}</ReadOnly>
    </>
  );
};

const actions = (
  <Stack direction="row" sx={{ py: 1 }}>
    <DeleteRecordButton redirect="list" />
  </Stack>
);

/** One message as it was sent from the shop's contact page. */
const ContactShow = () => (
  <Show queryOptions={{ onError: stay }} error={<LoadFailed resource="contact" />} actions={actions}>
    <CardContent>
      <Content />
    </CardContent>
  </Show>
);

export default ContactShow;
