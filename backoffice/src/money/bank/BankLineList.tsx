import BalanceOutlined from '@mui/icons-material/BalanceOutlined';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import { BANK_LINE_KINDS, BANK_LINE_STATUSES, bankLineStatusTones } from '@shop/contract/bank';
import { Button, SelectInput } from 'react-admin';
import { Link } from 'react-router';
import { columnsOf } from '../../kit/ui/columns';
import { choiceFilter, dateFilters, searchFilter, yesNoFilter } from '../../kit/ui/listFilters';
import { ListToolbar, ResourceList } from '../../kit/ui/ResourceList';
import { BANK_IMPORT_PATH, RECONCILIATION_PATH } from '../../paths';
import { ForRole } from '../../kit/auth/ForRole';
import type { BankLineRecord } from '../../types';
import { BankBulkActions } from './BankBulkActions';
import { BankWork } from './BankWork';
import { RowSuggestion } from './RowSuggestion';
import { newestFirst } from './useOpenLines';
import { accountName, useBankAccounts } from './useBankAccounts';

const AccountFilter = ({ source }: { source: string; label: string }) => {
  const { data = [] } = useBankAccounts();
  const choices = data.map((account) => ({ id: account._id, name: accountName(account) }));
  return <SelectInput source={source} choices={choices} translateChoice={false} sx={{ minWidth: 220 }} />;
};

const filters = [
  searchFilter,
  <AccountFilter key="bankAccount" source="bankAccount" label="resources.bank-lines.fields.bankAccount" />,
  choiceFilter(
    'kind',
    BANK_LINE_KINDS.map((id) => ({ id, name: `resources.bank-lines.kind.${id}` })),
  ),
  yesNoFilter('isReceived', 'resources.bank-lines.fields.isReceived'),
  ...dateFilters('bookedOn'),
];

const matchedWith = ({ matches, ignoredFor }: BankLineRecord) =>
  matches.length > 0 ? matches.map(({ number }) => number).join(', ') : ignoredFor;

const cardSuggestion = (line: BankLineRecord) => line.status === 'Open' && <RowSuggestion line={line} />;

const columns = columnsOf<BankLineRecord>('bank-lines', [
  { field: 'bookedOn', kind: 'day', sort: true, in: ['table', 'export', 'line'] },
  {
    field: 'text',
    // A line without words still opens by its name.
    value: ({ text, reference, counterparty, kind }, translate) =>
      text || reference || counterparty.name || translate(`resources.bank-lines.kind.${kind}`),
    in: ['table', 'title'],
    sx: { overflowWrap: 'anywhere' },
  },
  { field: 'text', in: ['export'] },
  { field: 'counterparty', value: ({ counterparty }) => counterparty.name, in: ['table', 'export', 'line'] },
  { field: 'reference', in: ['export'] },
  { field: 'kind', value: ({ kind }, translate) => translate(`resources.bank-lines.kind.${kind}`), in: ['export'] },
  { field: 'amount', kind: 'amount', sort: true, in: ['table', 'export', 'amount'] },
  { field: 'matchedWith', value: matchedWith, in: ['export', 'line'] },
  {
    field: 'meaning',
    value: matchedWith,
    cell: (line) => (line.status === 'Open' ? <RowSuggestion line={line} /> : matchedWith(line)),
    in: ['table'],
    sx: { minWidth: 320 },
  },
  { field: 'suggestion', value: () => '', cell: cardSuggestion, in: ['actions'] },
  { field: 'left', kind: 'amount', in: ['export'] },
  {
    field: 'status',
    tones: bankLineStatusTones,
    in: ['table', 'export', 'badge'],
  },
]);

const toolbar = (
  <ListToolbar>
    <Button component={Link} to={RECONCILIATION_PATH} label="resources.bank-lines.reconciliation.title">
      <BalanceOutlined />
    </Button>
    <ForRole action="payments.record">
      <Button component={Link} to={BANK_IMPORT_PATH} label="resources.bank-lines.import.title">
        <FileUploadOutlined />
      </Button>
    </ForRole>
  </ListToolbar>
);

const bulkActions = <BankBulkActions />;

const BankLineList = () => (
  <ResourceList<BankLineRecord>
    columns={columns}
    file="bank-transactions"
    actions={toolbar}
    filters={filters}
    sort={newestFirst}
    statuses={BANK_LINE_STATUSES}
    above={<BankWork />}
    bulkActions={bulkActions}
  />
);

export default BankLineList;
