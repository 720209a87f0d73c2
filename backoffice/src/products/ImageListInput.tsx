import AddOutlined from '@mui/icons-material/AddOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useInput, useTranslate } from 'react-admin';
import { SectionTitle } from '../ui/fields';

interface RowProps {
  address: string;
  number: number;
  onChange: (address: string) => void;
  onRemove: () => void;
}

const Preview = ({ address, alt }: { address: string; alt: string }) => (
  <Box
    sx={{
      width: 64,
      height: 64,
      flexShrink: 0,
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      overflow: 'hidden',
    }}
  >
    {address && <Box component="img" src={address} alt={alt} sx={{ width: 1, height: 1, objectFit: 'contain' }} />}
  </Box>
);

const ImageRow = ({ address, number, onChange, onRemove }: RowProps) => {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.products.image.${key}`, { number });
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mb: 1 }}>
      <Preview address={address} alt={text('preview')} />
      <TextField value={address} label={text('address')} onChange={(event) => onChange(event.target.value)} />
      <IconButton size="small" aria-label={text('remove')} onClick={onRemove}>
        <CloseOutlined fontSize="small" />
      </IconButton>
    </Stack>
  );
};

const isAddressList = (value: unknown): value is string[] => Array.isArray(value);

/** The product's pictures as addresses, each with its preview; the first one is the product's face. */
export const ImageListInput = () => {
  const { field } = useInput({ source: 'images', defaultValue: [] });
  const translate = useTranslate();
  const addresses = isAddressList(field.value) ? field.value : [];
  const replace = (index: number, address: string) =>
    field.onChange(addresses.map((other, at) => (at === index ? address : other)));
  return (
    <Box sx={{ width: '100%' }}>
      <SectionTitle text="resources.products.fields.images" />
      {addresses.map((address, index) => (
        <ImageRow
          // The position is the identity of a plain address: typing into it must not make it another row.
          key={index}
          address={address}
          number={index + 1}
          onChange={(typed) => replace(index, typed)}
          onRemove={() => field.onChange(addresses.filter((_address, at) => at !== index))}
        />
      ))}
      <Button size="small" startIcon={<AddOutlined />} onClick={() => field.onChange([...addresses, ''])}>
        {translate('resources.products.image.add')}
      </Button>
    </Box>
  );
};
