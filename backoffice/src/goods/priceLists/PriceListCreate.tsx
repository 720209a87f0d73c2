import { CreatePage } from '../../kit/ui/CreatePage';
import type { PriceListRecord } from '../../types';
import { PriceListInputs } from './PriceListInputs';
import { toListCreate } from './priceListPayload';

const empty: Partial<PriceListRecord> = { kind: 'List', rank: 100, step: '0.01', isActive: true };

const PriceListCreate = () => (
  <CreatePage<PriceListRecord> toCreate={toListCreate} defaultValues={empty}>
    <PriceListInputs />
  </CreatePage>
);

export default PriceListCreate;
