import type { PriceListRecord } from '../../types';
import { EditPage } from '../../kit/ui/EditPage';
import { PriceListInputs } from './PriceListInputs';
import { toListUpdate } from './priceListPayload';

const PriceListEdit = () => (
  <EditPage<PriceListRecord> toUpdate={toListUpdate}>
    <PriceListInputs />
  </EditPage>
);

export default PriceListEdit;
