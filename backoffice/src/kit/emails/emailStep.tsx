import type { MailedResource } from '@shop/contract/mailed-documents';
import type { RaRecord } from 'react-admin';
import type { NextStep, StepDialogProps } from '../steps/nextStep';
import { SendEmailDialog } from './SendEmailDialog';

/** Sends the document of a record by email; hidden while the record has none. */
export const emailStep = <R extends RaRecord>(
  resource: MailedResource,
  hasDocument: (record: R) => boolean = () => true,
): NextStep<R> => ({
  name: 'email',
  action: 'documents.send',
  label: 'resources.mail.send.open',
  isDone: (record) => !hasDocument(record),
  isAllowed: hasDocument,
  isAside: true,
  does: {
    Dialog: ({ record: { id }, close }: StepDialogProps<R>) => (
      <SendEmailDialog record={{ resource, id }} close={close} />
    ),
  },
});
