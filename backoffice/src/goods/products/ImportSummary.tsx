import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { refusalText } from '../../i18n/refusalText';
import type { ProductImportResponse } from '@shop/contract/api';
import { ExportMenu } from '../../kit/ui/ExportMenu';
import { useColumnLabel } from './ImportRows';
import { wrongLines } from './wrongLines';

const text = (key: string) => `resources.products.import.${key}`;

interface Props {
  result: ProductImportResponse;
  isBusy: boolean;
  /** Imports the plan of the dry run. */
  onImport: (plan: string) => void;
}

const useCounts = ({ created, updated, unchanged, existing }: ProductImportResponse): string =>
  useTranslate()(text('counts'), { created, updated, unchanged, existing });

/** Problems of the file as a whole, with their lines. */
const FileProblems = ({ problems }: Pick<ProductImportResponse, 'problems'>) => {
  const translate = useTranslate();
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {problems.map(({ line, message, ...rule }) => (
        <div key={`${line} ${message}`}>
          {translate(text('problem'), { line, message: refusalText(message, rule) })}
        </div>
      ))}
    </Alert>
  );
};

/** Some lines are wrong: the others can be imported alone, and the wrong ones downloaded as a file. */
const WrongLines = ({ result, isBusy, onImport }: Props) => {
  const translate = useTranslate();
  const label = useColumnLabel();
  const counts = useCounts(result);
  const { goodPlan, wrong, created, updated } = result;
  const file = { name: 'wrong-lines', records: () => wrongLines(result, label) };
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate(text('wrong'), { count: wrong })} {counts}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 1.5 }}>
        {goodPlan && (
          <Button variant="contained" size="small" loading={isBusy} onClick={() => onImport(goodPlan)}>
            {translate(text('apply_good'), { count: created + updated })}
          </Button>
        )}
        <ExportMenu of={file} load={() => Promise.resolve([])} label={text('wrong_file')} />
      </Stack>
    </Alert>
  );
};

/** The overall result: what is wrong, that nothing would change, or how much would. */
export const ImportSummary = ({ result, isBusy, onImport }: Props) => {
  const translate = useTranslate();
  const counts = useCounts(result);
  const { plan, problems, wrong } = result;
  if (problems.length > 0) return <FileProblems problems={problems} />;
  if (wrong > 0) return <WrongLines result={result} isBusy={isBusy} onImport={onImport} />;
  const action = plan && (
    <Button variant="contained" loading={isBusy} onClick={() => onImport(plan)}>
      {translate(text('apply'))}
    </Button>
  );
  return (
    <Alert severity={plan ? 'info' : 'success'} action={action} sx={{ mb: 2, alignItems: 'center' }}>
      {translate(text(plan ? 'ready' : 'nothing'))} {counts}
    </Alert>
  );
};
