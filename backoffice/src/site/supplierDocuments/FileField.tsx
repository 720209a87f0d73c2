import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { MAX_SUPPLIER_FILE_MB, SUPPLIER_FILE_TYPES, supplierFileProblem } from '@shop/contract/supplier-pack';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { FileButton } from '../../kit/ui/FileButton';
import { key } from './documentState';

interface Values {
  chosen?: File;
  file?: string;
}

/**
 * The file of the document: the present one remains until another is selected. @param present its name; null if there
 * is none
 */
export const FileField = ({ present }: { present: string | null }) => {
  const translate = useTranslate();
  const { setValue, setError, clearErrors, getFieldState, formState } = useFormContext<Values>();
  const chosen = useWatch<Values, 'chosen'>({ name: 'chosen' });
  const { error } = getFieldState('file', formState);
  const choose = (file: File) => {
    const problem = supplierFileProblem(file);
    if (problem !== null) {
      setError('file', { type: 'file', message: translate(key(`problem.${problem}`)) });
      return;
    }
    clearErrors('file');
    setValue('chosen', file, { shouldDirty: true });
  };
  const name = chosen?.name ?? present;
  return (
    <Box sx={{ mb: 2 }}>
      {name !== null && (
        <Typography variant="body2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Typography>
      )}
      <FileButton
        label={translate(key(name === null ? 'choose_file' : 'replace_file'))}
        accept={SUPPLIER_FILE_TYPES.join(',')}
        size="small"
        onFiles={([file]) => file && choose(file)}
      />
      <FormHelperText error={error !== undefined} role={error ? 'alert' : undefined}>
        {error?.message ?? translate(key('limits'), { mb: MAX_SUPPLIER_FILE_MB })}
      </FormHelperText>
    </Box>
  );
};
