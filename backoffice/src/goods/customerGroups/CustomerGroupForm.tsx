import { required, TextInput } from 'react-admin';
import type { CustomerGroupRecord } from '../../types';
import { RecordForm } from '../../kit/ui/CreatePage';
import { FieldGrid } from '../../kit/ui/fields';
import { MemberInputs } from '../priceLists/AudienceInputs';
import { toGroupCreate, toGroupUpdate } from '../priceLists/priceListPayload';

const needed = required();

const CustomerGroupForm = () => (
  <RecordForm<CustomerGroupRecord> toCreate={toGroupCreate} toUpdate={toGroupUpdate} returnsToList>
    <FieldGrid min={280}>
      <TextInput source="name" validate={needed} helperText={false} />
      <MemberInputs />
    </FieldGrid>
  </RecordForm>
);

export default CustomerGroupForm;
