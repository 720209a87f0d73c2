import { PICTURE_TYPES } from '@shop/contract/pictures';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../api/dataProvider';
import { reasonOf } from '../api/errors';
import { FileButton } from '../ui/FileButton';
import { pictureRefusal } from './pictureRules';

/** Uploads pictures one after the other, and shows why one can't be stored. */
const useUploads = () => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const translate = useTranslate();
  const [pending, setPending] = useState(0);

  const refuse = (name: string, reason: string) =>
    notify(translate('shop.picture.refused', { name, reason: translate(reason, { _: reason }) }), {
      type: 'error',
    });

  const uploadOne = async (file: File): Promise<string | undefined> => {
    const refusal = pictureRefusal(file);
    if (refusal !== undefined) {
      refuse(file.name, refusal);
      return undefined;
    }
    try {
      return await dataProvider.uploadPicture(file);
    } catch (error) {
      refuse(file.name, reasonOf(error) ?? 'ra.notification.http_error');
      return undefined;
    }
  };

  /** @returns the addresses of the stored pictures */
  const upload = async (files: readonly File[]): Promise<string[]> => {
    setPending((count) => count + files.length);
    const addresses: string[] = [];
    for (const file of files) {
      const address = await uploadOne(file);
      if (address !== undefined) addresses.push(address);
      setPending((count) => count - 1);
    }
    return addresses;
  };
  return { upload, pending };
};

interface Props {
  label: string;
  multiple?: boolean;
  disabled?: boolean;
  /** Called with the addresses of the stored pictures. */
  onUploaded: (addresses: string[]) => void;
}

/** Selects pictures and uploads them. */
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
