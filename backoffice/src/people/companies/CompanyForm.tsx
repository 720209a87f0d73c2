import type { CompanyRecord } from '../../types';
import { RecordForm } from '../../kit/ui/CreatePage';
import { CompanyInputs } from './CompanyInputs';
import { toCompanyCreate, toCompanyUpdate } from './companyPayload';

const CompanyForm = () => (
  <RecordForm<CompanyRecord> toCreate={toCompanyCreate} toUpdate={toCompanyUpdate}>
    <CompanyInputs />
  </RecordForm>
);

export default CompanyForm;
