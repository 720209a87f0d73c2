import { WriteDocument } from './WriteDocument';

const WriteOrder = () => <WriteDocument kind="orders" />;

export default WriteOrder;
