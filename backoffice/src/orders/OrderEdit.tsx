import { EditPage } from '../ui/EditPage';
import { OrderChain } from './OrderChain';
import { OrderInputs } from './OrderInputs';
import { toOrderUpdate } from './orderPayload';

const OrderEdit = () => (
  <EditPage toUpdate={toOrderUpdate} actions={<OrderChain />}>
    <OrderInputs />
  </EditPage>
);

export default OrderEdit;
