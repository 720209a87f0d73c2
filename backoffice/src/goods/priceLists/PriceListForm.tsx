import type { PriceListRecord } from '../../types';
import { RecordForm } from '../../kit/ui/CreatePage';
import { PriceListInputs } from './PriceListInputs';
import { toListCreate, toListUpdate } from './priceListPayload';

const empty: Partial<PriceListRecord> = { kind: 'List', rank: 100, step: '0.01', isActive: true };

const PriceListForm = () => (
  <RecordForm<PriceListRecord> toCreate={toListCreate} toUpdate={toListUpdate} defaultValues={empty}>
    <PriceListInputs />
  </RecordForm>
);

export default PriceListForm;
