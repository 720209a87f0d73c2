import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../dataProvider/dataProvider';
import { useFailure } from '../ui/useFailure';

/** Creates a category without asking anything: it starts inactive, with a free name, and is edited then. */
export const CreateCategoryButton = () => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const onError = useFailure('resources.categories.notifications.create_failed');
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.createCategory(),
    onSuccess: () => {
      notify('resources.categories.notifications.created', { type: 'success' });
      refresh();
    },
    onError,
  });
  return (
    <Button size="small" variant="contained" startIcon={<AddOutlined />} loading={isPending} onClick={() => mutate()}>
      {translate('resources.categories.create')}
    </Button>
  );
};
