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
  /** How many lines with remarks are taken. */
  confirmed: number;
  isBusy: boolean;
  /** Imports the plan of the dry run. */
  onImport: (plan: string) => void;
}

const useCounts = ({ result, confirmed }: Props): string => {
  const { created, updated, unchanged, existing, left } = result;
  const translate = useTranslate();
  const counts = translate(text('counts'), { created, updated: updated + confirmed, unchanged, existing });
  return left.length === 0 ? counts : `${counts} ${translate(text('left'), { count: left.length - confirmed })}`;
};

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
const WrongLines = (props: Props) => {
  const { result, confirmed, isBusy, onImport } = props;
  const translate = useTranslate();
  const label = useColumnLabel();
  const counts = useCounts(props);
  const { goodPlan, wrong, created, updated } = result;
  const count = created + updated + confirmed;
  const file = { name: 'wrong-lines', records: () => wrongLines(result, label) };
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate(text('wrong'), { count: wrong })} {counts}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 1.5 }}>
        {goodPlan && count > 0 && (
          <Button variant="contained" size="small" loading={isBusy} onClick={() => onImport(goodPlan)}>
            {translate(text('apply_good'), { count })}
          </Button>
        )}
        <ExportMenu of={file} load={() => Promise.resolve([])} label={text('wrong_file')} />
      </Stack>
    </Alert>
  );
};

/** The overall result: the problems, that nothing would change, or the number of changes. */
export const ImportSummary = (props: Props) => {
  const { result, confirmed, isBusy, onImport } = props;
  const translate = useTranslate();
  const counts = useCounts(props);
  const { plan, problems, wrong, created, updated } = result;
  if (problems.length > 0) return <FileProblems problems={problems} />;
  if (wrong > 0) return <WrongLines {...props} />;
  const action = plan && (
    <Button
      variant="contained"
      disabled={created + updated + confirmed === 0}
      loading={isBusy}
      onClick={() => onImport(plan)}
    >
      {translate(text('apply'))}
    </Button>
  );
  return (
    <Alert severity={plan ? 'info' : 'success'} action={action} sx={{ mb: 2, alignItems: 'center' }}>
      {translate(text(plan ? 'ready' : 'nothing'))} {counts}
    </Alert>
  );
};
