import { Alert, Button, Stack } from '@mui/material';
import type { PriceImportResponse, ProductImportResponse } from '@shop/contract/api';
import { refusalText } from '../../i18n/refusalText';
import { ExportMenu } from '../ui/ExportMenu';
import type { ImportNames } from './ImportRows';
import { sharedText, useColumnLabel, useImportText } from './useImportText';
import { wrongLines } from './wrongLines';

/** The response of a dry run; some kinds may leave wrong rows, and rows with remarks. */
export type CheckedFile = Pick<ProductImportResponse, keyof ProductImportResponse & keyof PriceImportResponse> &
  Partial<Pick<ProductImportResponse, 'goodPlan' | 'left' | 'columns'>>;

interface Props extends ImportNames {
  result: CheckedFile;
  /** Rows with remarks that are taken. */
  confirmed: readonly number[];
  /** Number of changes besides those of the rows. */
  besides: number;
  isBusy: boolean;
  /** Imports the plan of the dry run. */
  onImport: (plan: string) => void;
}

/** The number of changes of the import, and all counts as a text. */
const useCounts = ({ result, confirmed, texts, besides }: Props) => {
  const text = useImportText(texts);
  const { rows, left = [] } = result;
  const ticked = new Set(confirmed);
  const taken = (wanted: string) => rows.filter(({ line, action }) => action === wanted && ticked.has(line)).length;
  const [created, updated] = [result.created + taken('create'), result.updated + taken('update')];
  const counts = text('counts', { ...result, created, updated });
  return {
    count: created + updated + besides,
    counts: left.length === 0 ? counts : `${counts} ${text('left', { count: left.length - confirmed.length })}`,
  };
};

const FileProblems = ({ result: { problems }, texts }: Props) => {
  const text = useImportText(texts);
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {problems.map(({ line, message, ...rule }) => (
        <div key={`${line} ${message}`}>{text('problem', { line, message: refusalText(message, rule) })}</div>
      ))}
    </Alert>
  );
};

/** Some lines are wrong: if the kind allows, the others can be imported alone, and the wrong ones downloaded as a file. */
const WrongLines = (props: Props) => {
  const { result, texts, resource, isBusy, onImport } = props;
  const text = useImportText(texts);
  const label = useColumnLabel(resource);
  const { count, counts } = useCounts(props);
  const { goodPlan, wrong, columns, rows } = result;
  const file = columns && { name: 'wrong-lines', records: () => wrongLines({ columns, rows }, label) };
  return (
    <Alert severity={file ? 'warning' : 'error'} sx={{ mb: 2 }}>
      {text('wrong', { count: wrong })} {counts}
      {file && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 1.5 }}>
          {goodPlan && count > 0 && (
            <Button variant="contained" size="small" loading={isBusy} onClick={() => onImport(goodPlan)}>
              {text('apply_good', { count })}
            </Button>
          )}
          <ExportMenu of={file} load={() => Promise.resolve([])} label={sharedText('wrong_file')} />
        </Stack>
      )}
    </Alert>
  );
};

/** The overall result: the problems, that nothing would change, or the number of changes. */
export const ImportSummary = (props: Props) => {
  const { result, texts, isBusy, onImport } = props;
  const text = useImportText(texts);
  const { count, counts } = useCounts(props);
  const { plan, problems, wrong, left = [] } = result;
  if (problems.length > 0) return <FileProblems {...props} />;
  if (wrong > 0) return <WrongLines {...props} />;
  const isReady = plan !== null && count + left.length > 0;
  const action = isReady && (
    <Button variant="contained" disabled={count === 0} loading={isBusy} onClick={() => onImport(plan)}>
      {text('apply')}
    </Button>
  );
  return (
    <Alert severity={isReady ? 'info' : 'success'} action={action} sx={{ mb: 2, alignItems: 'center' }}>
      {text(isReady ? 'ready' : 'nothing')} {counts}
    </Alert>
  );
};
