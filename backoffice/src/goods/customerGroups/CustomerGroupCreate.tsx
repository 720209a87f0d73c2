import { Create, SimpleForm } from 'react-admin';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';
import { SaveBar } from '../../kit/ui/SaveBars';
import { UnsavedChanges } from '../../kit/ui/UnsavedChanges';
import { toGroupCreate } from '../priceLists/priceListPayload';
import { CustomerGroupInputs } from './CustomerGroupInputs';

const CustomerGroupCreate = () => {
  const onError = useFailureNotice('resources.customer-groups.notifications.create_failed');
  return (
    <Create transform={toGroupCreate} mutationOptions={{ onError }} redirect="list">
      <SimpleForm toolbar={<SaveBar />} noValidate>
        <UnsavedChanges />
        <CustomerGroupInputs />
      </SimpleForm>
    </Create>
  );
};

export default CustomerGroupCreate;
