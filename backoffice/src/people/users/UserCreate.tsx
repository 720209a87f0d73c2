import { useRedirect } from 'react-admin';
import { textOf } from '../../kit/formValues';
import type { CreateUserDto } from '@shop/contract/api';
import type { UserRecord } from '../../types';
import { FieldGrid } from '../../kit/ui/fields';
import { CreatePage } from '../../kit/ui/CreatePage';
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

const UserCreate = () => {
  const redirect = useRedirect();
  const { asks, anyway, question } = useKnownCustomers();
  const open = (id: string) => {
    unsavedForm()?.abandon();
    redirect('edit', 'users', id);
  };
  const toCreate = (record: Partial<UserRecord>) => ({ ...toUserCreate(record), ...anyway() });
  return (
    <CreatePage<UserRecord> toCreate={toCreate} asks={asks}>
      <FieldGrid min={280}>
        <UserInputs />
      </FieldGrid>
      {question(open)}
    </CreatePage>
  );
};

export default UserCreate;
