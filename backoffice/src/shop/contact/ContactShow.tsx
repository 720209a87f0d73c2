import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { Show, useRecordContext } from 'react-admin';
import { formatMoment } from '../../kit/format';
import type { ContactMessageRecord } from '../../types';
import { DeleteRecordButton } from '../../kit/ui/DeleteRecordButton';
import { FieldGrid, ReadOnly } from '../../kit/ui/fields';
import { LoadFailed } from '../../kit/ui/FailureBox';
import { PhoneLinks } from '../../kit/ui/PhoneLinks';

/** The page shows the error itself: react-admin's own handler would leave for the list. */
const stay = () => undefined;

const Content = () => {
  const message = useRecordContext<ContactMessageRecord>();
  if (!message) return null;
  return (
    <>
      <FieldGrid>
        <ReadOnly label="resources.contact.fields.createdAt">{formatMoment(message.createdAt)}</ReadOnly>
        <ReadOnly label="resources.contact.fields.name">{message.name}</ReadOnly>
        <ReadOnly label="resources.contact.fields.phone">
          <PhoneLinks phone={message.phone} />
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
