import { EditPage } from '../ui/EditPage';
import { OrderInputs } from './OrderInputs';
import { toOrderUpdate } from './orderPayload';

const OrderEdit = () => (
  <EditPage toUpdate={toOrderUpdate}>
    <OrderInputs />
  </EditPage>
);

export default OrderEdit;
