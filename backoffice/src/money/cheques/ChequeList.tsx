import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import { chequeStatusTones, MAX_ACKNOWLEDGED, MAX_CHEQUES_AT_ONCE } from '@shop/contract/cheques';
import { type ComponentType, useState } from 'react';
import { Button, CreateButton, useGetMany, useListContext, useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { openAcknowledgement, type OpenDocument } from '../../kit/documents/openPdf';
import { PdfButton } from '../../kit/documents/PdfButton';
import { formatDay } from '../../kit/format';
import { textOf } from '../../kit/formValues';
import { columnsOf } from '../../kit/ui/columns';
import { BulkExport } from '../../kit/ui/ExportMenu';
import { FormDialog } from '../../kit/ui/FormDialog';
import { amountFilters, customerFilter, dateFilters, searchFilter } from '../../kit/ui/listFilters';
import { ListToolbar, ResourceList } from '../../kit/ui/ResourceList';
import { CHEQUE_CALENDAR_PATH } from '../../paths';
import { ForRole } from '../../kit/auth/ForRole';
import type { ChequeRecord } from '../../types';
import { PastDayInput, today } from './ChequeFields';
import { ChequeTabs } from './ChequeTabs';
import { DepositDialog } from './DepositDialog';

const filters = [searchFilter, customerFilter, ...dateFilters('chequeDate'), ...amountFilters('amount')];
const byDate = { field: 'chequeDate', order: 'ASC' } as const;

const columns = columnsOf<ChequeRecord>('cheques', [
  {
    field: 'datedAs',
    value: ({ kind, chequeDate, chequeNumber, bank }, translate) =>
      [
        ...(kind === 'Guarantee' ? [translate('resources.cheques.kind.Guarantee')] : []),
        ...[formatDay(chequeDate), chequeNumber, bank],
      ].join(' · '),
    in: ['line'],
  },
  { field: 'number', sort: true, sx: { whiteSpace: 'nowrap' } },
  { field: 'chequeDate', kind: 'day', sort: true },
  { field: 'payer', in: ['table', 'export', 'title'] },
  {
    field: 'kind',
    value: ({ kind }, translate) => translate(`resources.cheques.kind.${kind}`),
    in: ['table', 'export'],
  },
  { field: 'drawer', in: ['export'] },
  { field: 'bank', in: ['table', 'export'] },
  { field: 'chequeNumber', in: ['table', 'export'] },
  { field: 'amount', kind: 'amount', sort: true, in: ['table', 'export', 'amount'] },
  { field: 'receivedOn', kind: 'day', in: ['export'] },
  { field: 'depositedOn', kind: 'day', in: ['export'] },
  { field: 'clearedAmount', kind: 'amount', in: ['export'] },
  {
    field: 'status',
    tones: chequeStatusTones,
    in: ['table', 'export', 'badge'],
  },
  { field: 'note', in: ['export'] },
]);

interface DialogProps {
  cheques: string[];
  close: () => void;
  done: () => void;
}

const CLEAR = {
  title: 'resources.cheques.clear.several',
  save: 'resources.cheques.clear.confirm',
  done: 'resources.cheques.clear.done',
  failed: 'resources.cheques.clear.failed',
};

const ClearSeveralDialog = ({ cheques, close, done }: DialogProps) => {
  return (
    <FormDialog
      texts={CLEAR}
      resource="cheques"
      record={{ clearedOn: today() }}
      save={async ({ clearedOn }, server) => {
        await server.clearCheques({ clearedOn: textOf(clearedOn), cheques });
        done();
      }}
      close={close}
    >
      <PastDayInput source="clearedOn" />
    </FormDialog>
  );
};

const DialogButton = ({ label, Dialog }: { label: string; Dialog: ComponentType<DialogProps> }) => {
  const { selectedIds, onUnselectItems } = useListContext();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    if (selectedIds.length > MAX_CHEQUES_AT_ONCE)
      notify('shop.list.too_many', { type: 'warning', messageArgs: { max: MAX_CHEQUES_AT_ONCE } });
    else setOpen(true);
  };
  return (
    <>
      <Button label={label} onClick={open} />
      {isOpen && (
        <Dialog cheques={selectedIds.map(String)} close={() => setOpen(false)} done={() => onUnselectItems()} />
      )}
    </>
  );
};

/** Cheques of one customer have one paper; of several, the button says so. */
const AcknowledgeSelected = () => {
  const { selectedIds } = useListContext();
  const { data = [] } = useGetMany<ChequeRecord>('cheques', { ids: selectedIds });
  const notify = useNotify();
  const label = useTranslate()('resources.cheques.paper.acknowledgement');
  const customers = new Set(data.map(({ company, user }) => company?._id ?? user?._id));
  const isOne = customers.size === 1 && data.every(({ status }) => status !== 'Withdrawn');
  const open: OpenDocument = (language) => {
    if (selectedIds.length > MAX_ACKNOWLEDGED)
      notify('shop.list.too_many', { type: 'warning', messageArgs: { max: MAX_ACKNOWLEDGED } });
    else if (!isOne) notify('resources.cheques.paper.one_customer', { type: 'warning' });
    else openAcknowledgement(selectedIds.map(String))(language);
  };
  return <PdfButton label={label} open={open} button={{ size: 'small' }} />;
};

const bulkActions = (
  <>
    <AcknowledgeSelected />
    <ForRole action="cheques.keep">
      <DialogButton label="resources.cheques.step.deposit" Dialog={DepositDialog} />
      <DialogButton label="resources.cheques.step.clear" Dialog={ClearSeveralDialog} />
    </ForRole>
    <BulkExport />
  </>
);

const toolbar = (
  <ListToolbar>
    <Button component={Link} to={CHEQUE_CALENDAR_PATH} label="resources.cheques.calendar.title">
      <CalendarMonthOutlined />
    </Button>
    <CreateButton label="resources.cheques.record" />
  </ListToolbar>
);

const ChequeList = () => (
  <ResourceList<ChequeRecord>
    columns={columns}
    actions={toolbar}
    bulkActions={bulkActions}
    filters={filters}
    sort={byDate}
    above={<ChequeTabs />}
  />
);

export default ChequeList;
