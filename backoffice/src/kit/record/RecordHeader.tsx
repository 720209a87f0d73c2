import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { RelatedDocuments, type StartDocument } from '../documents/RelatedDocuments';
import type { NextStep } from '../steps/nextStep';
import { NextSteps } from '../steps/NextSteps';

export interface HeaderProps<R extends RaRecord> {
  /** The document from which related quote, order, invoice and payments are found. */
  related?: ((record: R) => StartDocument) | undefined;
  /** In the order of the work. */
  steps?: readonly NextStep<R>[] | undefined;
  /** Further buttons of the record in context. */
  buttons?: ReactNode;
}

/** Related documents and the actions of the record in context. */
export const RecordHeader = <R extends RaRecord>({ related, steps, buttons }: HeaderProps<R>) => (
  <Stack sx={{ py: 1, alignItems: 'flex-start' }}>
    {related && <RelatedDocuments<R> startOf={related} />}
    {steps ? (
      <NextSteps steps={steps}>{buttons}</NextSteps>
    ) : (
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        {buttons}
      </Stack>
    )}
  </Stack>
);
