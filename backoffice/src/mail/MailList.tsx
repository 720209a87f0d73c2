import Typography from '@mui/material/Typography';
import { DataTable, List, SelectInput, useRecordContext, useTranslate } from 'react-admin';
import { formatMoment } from '../dubaiDay';
import type { LetterRecord } from '../records';
import { CardLayout } from '../ui/CardLayout';
import { exportCsv } from '../ui/exportCsv';
import { dateFilters, searchFilter } from '../ui/listFilters';
import { ListStates } from '../ui/ListStates';
import { ListToolbar } from '../ui/ListToolbar';
import { RecordCards } from '../ui/RecordCards';
import { StatusBadge } from '../ui/StatusBadge';
import { useNarrow } from '../ui/useNarrow';
import { letterStateColor, letterStateLabel, letterStates } from './letterState';
import { RetryLetterButton } from './RetryLetterButton';

const { Col } = DataTable;

const filters = [
  searchFilter,
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={letterStates.map((state) => ({ id: state, name: letterStateLabel[state] }))}
  />,
  ...dateFilters('createdAt'),
];

const exportLetters = exportCsv<LetterRecord>('letters', (letter) => ({
  createdAt: letter.createdAt,
  to: letter.to,
  subject: letter.subject,
  state: letter.state,
  attempts: letter.attempts,
  sentAt: letter.sentAt,
  lastError: letter.lastError,
}));

const State = () => {
  const letter = useRecordContext<LetterRecord>();
  const translate = useTranslate();
  if (!letter) return null;
  return <StatusBadge color={letterStateColor[letter.state]} label={translate(letterStateLabel[letter.state])} />;
};

/** When it went out; before that, what stands in the way and when it is tried again. */
const useFate = () => {
  const translate = useTranslate();
  return ({ sentAt, nextAttemptAt, lastError }: LetterRecord): string => {
    if (sentAt) return formatMoment(sentAt);
    const next = nextAttemptAt && translate('resources.mail.next', { at: formatMoment(nextAttemptAt) });
    return [lastError, next].filter(Boolean).join(' · ');
  };
};

const LetterTable = () => {
  const fateOf = useFate();
  return (
    <DataTable<LetterRecord> rowClick={false} bulkActionButtons={false}>
      <Col
        source="createdAt"
        sx={{ whiteSpace: 'nowrap' }}
        render={(letter: LetterRecord) => formatMoment(letter.createdAt)}
      />
      <Col source="to" disableSort />
      <Col source="subject" disableSort />
      <Col source="state" disableSort field={State} />
      <Col align="right" source="attempts" disableSort />
      <Col
        source="sentAt"
        disableSort
        render={(letter: LetterRecord) => (
          <Typography variant="body2" sx={{ maxWidth: 360, overflowWrap: 'anywhere' }}>
            {fateOf(letter)}
          </Typography>
        )}
      />
      <Col label="shop.action.actions" align="right" render={() => <RetryLetterButton />} />
    </DataTable>
  );
};

const LetterCards = () => {
  const translate = useTranslate();
  const fateOf = useFate();
  return (
    <RecordCards<LetterRecord>
      card={(letter) => (
        <CardLayout
          title={letter.subject}
          badge={<State />}
          lines={[
            letter.to,
            `${translate('resources.mail.fields.createdAt')}: ${formatMoment(letter.createdAt)}`,
            letter.sentAt ? `${translate('resources.mail.fields.sentAt')}: ${fateOf(letter)}` : fateOf(letter),
          ]}
          actions={letter.allowedActions.includes('retry') && <RetryLetterButton />}
        />
      )}
    />
  );
};

/** The letters that the shop has written: which wait, which went out, which were given up. */
const MailList = () => {
  const narrow = useNarrow();
  return (
    <List
      filters={filters}
      actions={<ListToolbar />}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
      empty={false}
      exporter={exportLetters}
    >
      <ListStates>{narrow ? <LetterCards /> : <LetterTable />}</ListStates>
    </List>
  );
};

export default MailList;
