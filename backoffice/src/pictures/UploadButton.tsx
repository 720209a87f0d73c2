import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import type { ChangeEvent } from 'react';
import { useTranslate } from 'react-admin';
import { PICTURE_TYPES } from './pictureRules';
import { useUploads } from './useUploads';

interface Props {
  label: string;
  multiple?: boolean;
  disabled?: boolean;
  /** The addresses of what was stored; none where nothing could be. */
  onUploaded: (addresses: string[]) => void;
}

/** Chooses pictures and stores them on the server. */
export const UploadButton = ({ label, multiple = false, disabled = false, onUploaded }: Props) => {
  const translate = useTranslate();
  const { upload, pending } = useUploads();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // So that the same file can be chosen again after it was refused.
    target.value = '';
    onUploaded(await upload(files));
  };
  return (
    <Button
      component="label"
      size="small"
      variant="outlined"
      startIcon={<FileUploadOutlined />}
      loading={pending > 0}
      disabled={disabled}
    >
      {translate(label)}
      <input
        type="file"
        multiple={multiple}
        hidden
        accept={PICTURE_TYPES.join(',')}
        disabled={disabled}
        onChange={(event) => void choose(event)}
      />
    </Button>
  );
};
