import type { CompanyRecord } from '../../types';
import { EditPage } from '../../kit/ui/EditPage';
import { CompanyInputs } from './CompanyInputs';
import { toCompanyUpdate } from './companyPayload';

const CompanyEdit = () => (
  <EditPage<CompanyRecord> toUpdate={toCompanyUpdate}>
    <CompanyInputs />
  </EditPage>
);

export default CompanyEdit;
