import { CreatePage } from '../../kit/ui/CreatePage';
import { CompanyInputs } from './CompanyInputs';
import { toCompanyCreate } from './companyPayload';

const CompanyCreate = () => (
  <CreatePage toCreate={toCompanyCreate}>
    <CompanyInputs />
  </CreatePage>
);

export default CompanyCreate;
