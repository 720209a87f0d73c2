import { Create, SimpleForm } from 'react-admin';
import { recordPath } from '../../paths';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';
import { SaveBar } from '../../kit/ui/SaveBars';
import { UnsavedChanges } from '../../kit/ui/UnsavedChanges';
import { PriceListInputs } from './PriceListInputs';
import { toListCreate } from './priceListPayload';

const toLines = (_resource?: string, id?: string | number): string =>
  id === undefined ? '/price-lists' : recordPath('price-lists', id);

const empty = { kind: 'List', rank: 100, step: '0.01', isActive: true };

const PriceListCreate = () => {
  const onError = useFailureNotice('resources.price-lists.notifications.create_failed');
  return (
    <Create transform={toListCreate} mutationOptions={{ onError }} redirect={toLines}>
      <SimpleForm toolbar={<SaveBar />} defaultValues={empty} noValidate>
        <UnsavedChanges />
        <PriceListInputs />
      </SimpleForm>
    </Create>
  );
};

export default PriceListCreate;
