import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import type { MoveInImportResponse, MoveInResponse, MoveInUploadResponse } from '@shop/contract/api';
import { BANK_DATE_ORDERS } from '@shop/contract/bank';
import { MAX_MOVE_IN_FILE_BYTES, MAX_MOVE_IN_ROWS, type MoveInKind, type MoveInSource } from '@shop/contract/move-in';
import { MOVE_IN_COLUMNS, MOVE_IN_FORMS } from '@shop/contract/move-in-forms';
import { MAX_IMPORT_CHARACTERS } from '@shop/contract/product-import';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { type ImportForm, importForm } from '../../kit/imports/importFile';
import { ImportPage, type Planned } from '../../kit/imports/ImportPage';
import { QueryState } from '../../kit/ui/QueryState';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';
import { MOVE_IN_PATH } from '../../paths';
import { type Progress, sendParts } from './sendParts';
import { useServerQuery } from '../../kit/api/useServerQuery';

const text = (key: string) => `resources.move-ins.file.${key}`;

/** A call takes some seconds, and the page shows how far it is. The server takes more rows, such as of one document. */
const ROWS_OF_PART = 500;

const formOf = (kind: MoveInKind, source: MoveInSource): ImportForm<string> => {
  const { columns, headings, together } = MOVE_IN_FORMS[kind];
  const parts = { rows: ROWS_OF_PART, mostRows: MAX_MOVE_IN_ROWS, mostBytes: MAX_MOVE_IN_FILE_BYTES, together };
  return importForm<string>(columns, {
    roles: {},
    maxCharacters: MAX_IMPORT_CHARACTERS,
    parts,
    aliases: headings[source],
  });
};

const hasDays = (kind: MoveInKind): boolean => kind !== 'customers' && kind !== 'balances';

const doneText = ({ created, updated, left }: MoveInImportResponse): [string, Record<string, unknown>] => [
  text(left.length === 0 ? 'done' : 'done_left'),
  { created, updated, lines: left.length > 20 ? `${left.slice(0, 20).join(', ')} …` : left.join(', ') },
];

const DECIMAL_MARKS = { point: '.', comma: ',' } as const;
const MARKS = Object.keys(DECIMAL_MARKS) as (keyof typeof DECIMAL_MARKS)[];

/** How far a long file is. */
const Rows = ({ done, total }: Progress) => {
  const translate = useTranslate();
  return (
    <Box sx={{ width: '100%' }} role="status">
      <Typography variant="body2">{translate(text('progress'), { done, total })}</Typography>
      <LinearProgress variant="determinate" value={total === 0 ? 0 : (100 * done) / total} />
    </Box>
  );
};

/** Headings that are not used, and rows that are passed over. */
const Unused = ({ unused, skipped }: MoveInImportResponse) => {
  const translate = useTranslate();
  if (unused.length === 0 && skipped === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {skipped > 0 && <Typography variant="body2">{translate(text('skipped'), { count: skipped })}</Typography>}
      {unused.length > 0 && (
        <Typography variant="body2">{translate(text('unused'), { columns: unused.join(', ') })}</Typography>
      )}
    </Alert>
  );
};

interface StepProps {
  moveIn: MoveInResponse;
  kind: MoveInKind;
  /** The last file of the step. */
  last: MoveInUploadResponse | null;
}

/** The last file of a step at the server, which other people can go on with. */
const useStepFile = ({ moveIn: { _id: id }, kind, last }: StepProps) => {
  const server = useDataProvider<ShopDataProvider>();
  const onFailure = useFailureNotice('resources.move-ins.save_failed');
  const [mapping, setMapping] = useState<Readonly<Record<string, string>>>(
    Object.fromEntries(last?.columns.map(({ heading, column }) => [heading, column]) ?? []),
  );
  const choose = (next: typeof mapping) => {
    setMapping(next);
    const columns = Object.entries(next).map(([heading, column]) => ({
      heading,
      column: MOVE_IN_COLUMNS.find((one) => one === column),
    }));
    server.updateMoveInFile(id, kind, { columns }).catch(onFailure);
  };
  return {
    columns: [mapping, choose] as const,
    stored: {
      name: last?.name,
      load: async () => new File([await server.getMoveInFile(id, kind)], last?.name ?? kind),
      save: (file: File) => server.uploadMoveInFile(id, kind, file),
    },
  };
};

const StepFile = (props: StepProps) => {
  const { moveIn, kind } = props;
  const server = useDataProvider<ShopDataProvider>();
  const [progress, setProgress] = useState<Progress | null>(null);
  const file = useStepFile(props);
  return (
    <ImportPage
      resource="move-ins"
      texts={(key) => (key === 'title' ? `resources.move-ins.kind.${kind}` : text(key))}
      form={formOf(kind, moveIn.source)}
      {...file}
      readings={hasDays(kind) ? { order: BANK_DATE_ORDERS, mark: MARKS } : { mark: MARKS }}
      send={async ({ parts }, planned, { order, mark }) => {
        const dateOrder = BANK_DATE_ORDERS.find((one) => one === order) ?? null;
        const named = MARKS.find((one) => one === mark);
        const reading = { dateOrder, decimalSign: named ? DECIMAL_MARKS[named] : null };
        const send = (csv: string, plan?: Planned) =>
          server.importMoveInFile(moveIn._id, kind, { csv, ...reading, ...plan });
        const note = (at: Progress) => server.updateMoveInFile(moveIn._id, kind, at);
        const result = await sendParts(parts, planned, send, (at) => {
          setProgress(at);
          return planned && at ? note(at) : undefined;
        });
        if (planned) await note({ done: 0, total: 0 });
        return result;
      }}
      done={doneText}
      back={MOVE_IN_PATH}
      buttons={progress && <Rows {...progress} />}
    >
      {(result) => <Unused {...result} />}
    </ImportPage>
  );
};

/** /move-ins/{id}/{kind}: a file of the old books is checked first, and then imported. */
const MoveInFile = () => {
  const { id = '', kind = '' } = useParams<'id' | 'kind'>();
  const query = useServerQuery(
    ['move-ins', id, 'file', kind],
    async (server) => {
      const [moveIn, steps] = await Promise.all([server.getMoveIn(id), server.getMoveInSteps(id)]);
      const step = steps.find((one) => one.kind === kind);
      if (!step) throw new Error('A move-in has no such step');
      return { moveIn, kind: step.kind, last: step.file };
    },
    { gcTime: 0 },
  );
  const { data, error } = query;
  if (error || !data) return <QueryState query={query} failed="resources.move-ins.load_failed" />;
  return <StepFile {...data} />;
};

export default MoveInFile;
