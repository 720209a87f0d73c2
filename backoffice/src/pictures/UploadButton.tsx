import { PICTURE_TYPES } from '@shop/contract/pictures';
import { useTranslate } from 'react-admin';
import { FileButton } from '../ui/FileButton';
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
  const store = async (files: File[]) => onUploaded(await upload(files));
  return (
    <FileButton
      label={translate(label)}
      accept={PICTURE_TYPES.join(',')}
      size="small"
      multiple={multiple}
      loading={pending > 0}
      disabled={disabled}
      onFiles={(files) => void store(files)}
    />
  );
};
