import { Box, GlobalStyles, Typography } from '@mui/material';
import { type ReactNode, useContext } from 'react';
import {
  type RaRecord,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { RelatedDocuments, type StartDocument } from '../documents/RelatedDocuments';
import { formatAed } from '../format';
import type { NextStep } from '../steps/nextStep';
import { NextSteps } from '../steps/NextSteps';
import { PrevNext } from '../ui/PrevNext';
import { PageFormContext } from './PageForm';

/** The facts of a record that stay in view. */
interface HeadFacts {
  name?: string;
  state?: ReactNode;
  /** The customer. */
  who?: string;
  /** In AED. */
  sum?: number;
}

export interface HeaderProps<R extends RaRecord> {
  head?: ((record: R) => HeadFacts) | undefined;
  /** The document from which related quote, order, invoice and payments are found. */
  related?: ((record: R) => StartDocument) | undefined;
  /** In the order of the work. */
  steps?: readonly NextStep<R>[] | undefined;
  /** Further buttons of the record in context. */
  buttons?: ReactNode;
}

const NO_STEPS: readonly never[] = [];

/** Below the bar of the page, which a phone hides while it scrolls. */
const sticky = {
  position: 'sticky',
  top: { xs: 0, sm: 52 },
  zIndex: { xs: 'appBar', sm: 'speedDial' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  mx: { xs: -1, sm: -2 },
  px: { xs: 1, sm: 2 },
  py: 0.75,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const Facts = ({ name, state, who, sum }: HeadFacts) => {
  const translate = useTranslate();
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', columnGap: 1.5, minWidth: 0, flex: '1 1 320px', flexWrap: 'wrap' }}
    >
      <Typography component="span" sx={{ fontWeight: 700 }}>
        {name}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>{state}</Box>
      <Typography component="bdi" variant="body2" noWrap sx={{ flex: '0 1 auto', minWidth: 0 }}>
        {who}
      </Typography>
      {sum !== undefined && (
        <Typography component="span" variant="body2" sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>
          {translate('shop.total.amount', { amount: formatAed(sum) })}
        </Typography>
      )}
    </Box>
  );
};

/** The head of a record page, which stays in view, and its related documents. */
export const RecordHead = <R extends RaRecord>({ head, related, steps = NO_STEPS, buttons }: HeaderProps<R>) => {
  const record = useRecordContext<R>();
  const name = useGetRecordRepresentation(useResourceContext() ?? '')(record);
  const setSlot = useContext(PageFormContext)?.setSlot;
  if (!record) return null;
  return (
    <>
      <GlobalStyles styles={{ html: { scrollPaddingTop: 150 } }} />
      <Box sx={sticky}>
        <Facts name={typeof name === 'string' ? name : ''} {...head?.(record)} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <NextSteps steps={steps} buttons={buttons}>
            {setSlot && <Box ref={setSlot} sx={{ display: 'contents' }} />}
          </NextSteps>
          <PrevNext />
        </Box>
      </Box>
      <Box sx={{ py: 1 }}>{related && <RelatedDocuments<R> startOf={related} />}</Box>
    </>
  );
};
