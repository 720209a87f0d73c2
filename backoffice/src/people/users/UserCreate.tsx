import { Create, SimpleForm, useRedirect } from 'react-admin';
import { textOf } from '../../kit/formValues';
import { editPath } from '../../paths';
import type { CreateUserDto } from '@shop/contract/api';
import type { UserRecord } from '../../types';
import { FieldGrid } from '../../kit/ui/fields';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';
import { SaveBar } from '../../kit/ui/SaveBars';
import { UnsavedChanges } from '../../kit/ui/UnsavedChanges';
import { unsavedForm } from '../../kit/ui/unsavedChanges';
import { useKnownCustomers } from '../../sales/writing/KnownCustomersDialog';
import { UserInputs } from './UserInputs';

/** The body of POST /users/admin. */
const toUserCreate = ({ name, email, phoneNumber, address, language, company, companyRole }: Partial<UserRecord>) =>
  ({
    name: textOf(name),
    email: textOf(email),
    phoneNumber: textOf(phoneNumber),
    address: textOf(address),
    ...(language && { language }),
    company: company?._id || null,
    companyRole: company?._id ? companyRole : null,
  }) satisfies CreateUserDto;

const toEditPage = (_resource?: string, id?: string | number): string =>
  id === undefined ? '/users' : editPath('users', id);

const UserCreate = () => {
  const fail = useFailureNotice('resources.users.notifications.create_failed');
  const redirect = useRedirect();
  const { asks, anyway, question } = useKnownCustomers();
  const open = (id: string) => {
    unsavedForm()?.abandon();
    redirect('edit', 'users', id);
  };
  const onError = (error: unknown) => {
    if (!asks(error)) fail(error);
  };
  const transform = (record: Partial<UserRecord>) => ({ ...toUserCreate(record), ...anyway() });
  return (
    <Create transform={transform} mutationOptions={{ onError }} redirect={toEditPage}>
      <SimpleForm toolbar={<SaveBar />} noValidate>
        <UnsavedChanges />
        <FieldGrid min={280}>
          <UserInputs />
        </FieldGrid>
        {question(open)}
      </SimpleForm>
    </Create>
  );
};

export default UserCreate;
