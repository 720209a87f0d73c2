import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type DragEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FileButton } from '../../kit/ui/FileButton';

const key = (name: string) => `resources.read_e_invoice.${name}`;
const ACCEPTED = '.xml,application/xml,text/xml';

interface Props {
  isReading: boolean;
  onRead: (xml: Blob) => void;
}

/** Accepts an e-invoice: a dropped or selected file, or a pasted text. */
export const SourceForm = ({ isReading, onRead }: Props) => {
  const translate = useTranslate();
  const [isOver, setOver] = useState(false);
  const [text, setText] = useState('');
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isReading) onRead(file);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <Box
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        p: 2,
        border: 2,
        borderStyle: 'dashed',
        borderRadius: 1,
        borderColor: isOver ? 'primary.main' : 'divider',
        bgcolor: isOver ? 'action.hover' : undefined,
      }}
    >
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
        <FileButton
          label={translate(key('choose'))}
          accept={ACCEPTED}
          loading={isReading}
          onFiles={([file]) => file && onRead(file)}
        />
        <Typography color="text.secondary">{translate(key('drop'))}</Typography>
      </Stack>
      <TextField
        fullWidth
        multiline
        minRows={2}
        maxRows={8}
        label={translate(key('paste'))}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false } }}
        sx={{ '& textarea': { fontFamily: 'monospace', fontSize: '0.85rem' } }}
      />
      <Button
        variant="contained"
        sx={{ mt: 1 }}
        disabled={isReading || text.trim() === ''}
        onClick={() => onRead(new Blob([text.trim()]))}
      >
        {translate(key('read'))}
      </Button>
    </Box>
  );
};
