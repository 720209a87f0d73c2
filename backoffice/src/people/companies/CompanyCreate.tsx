import { Create, SimpleForm } from 'react-admin';
import { companyPath } from '../../paths';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';
import { SaveBar } from '../../kit/ui/SaveBars';
import { UnsavedChanges } from '../../kit/ui/UnsavedChanges';
import { CompanyInputs } from './CompanyInputs';
import { toCompanyCreate } from './companyPayload';

const toShowPage = (_resource?: string, id?: string | number): string =>
  id === undefined ? '/companies' : companyPath(id);

const CompanyCreate = () => {
  const onError = useFailureNotice('resources.companies.notifications.create_failed');
  return (
    <Create transform={toCompanyCreate} mutationOptions={{ onError }} redirect={toShowPage}>
      <SimpleForm toolbar={<SaveBar />} noValidate>
        <UnsavedChanges />
        <CompanyInputs />
      </SimpleForm>
    </Create>
  );
};

export default CompanyCreate;
