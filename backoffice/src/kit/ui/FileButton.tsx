import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import { Button, type ButtonProps } from '@mui/material';
import type { ChangeEvent } from 'react';
import { isLargePhoto, shrunk } from '../pictures/shrunk';

interface Props extends Pick<ButtonProps, 'size' | 'loading' | 'disabled'> {
  label: string;
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** The input has the focus and the button shows it: a label styled as a button does not react to keys. */
const sx = { '&:focus-within': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 } };

/** Invisible, but accessible to keyboard and screen readers, unlike `hidden`. */
const UNSEEN = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;

/** A button that selects files. Large photos are made smaller before they are uploaded. */
export const FileButton = ({ label, accept, multiple = false, onFiles, ...button }: Props) => {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Allows selecting the same file again after it was refused.
    target.value = '';
    if (files.some(isLargePhoto)) void Promise.all(files.map(shrunk)).then(onFiles);
    else onFiles(files);
  };
  return (
    <Button
      component="label"
      role={undefined}
      tabIndex={-1}
      variant="outlined"
      startIcon={<FileUploadOutlined />}
      sx={sx}
      {...button}
    >
      {label}
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={Boolean(button.disabled) || Boolean(button.loading)}
        style={UNSEEN}
        onChange={choose}
      />
    </Button>
  );
};
