import type { CustomerGroupRecord } from '../../types';
import { EditPage } from '../../kit/ui/EditPage';
import { toGroupUpdate } from '../priceLists/priceListPayload';
import { CustomerGroupInputs } from './CustomerGroupInputs';

const CustomerGroupEdit = () => (
  <EditPage<CustomerGroupRecord> toUpdate={toGroupUpdate}>
    <CustomerGroupInputs />
  </EditPage>
);

export default CustomerGroupEdit;
