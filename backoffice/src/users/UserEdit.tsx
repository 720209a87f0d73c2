import Button from '@mui/material/Button';
import { BooleanInput, email, required, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { textOf } from '../formValues';
import { statementPath } from '../paths';
import type { UserRecord } from '../records';
import type { UpdateUserDto } from '../types';
import { EditPage } from '../ui/EditPage';
import { FieldGrid } from '../ui/fields';

const needed = required();
const emailRules = [needed, email()];

/** The body of PUT /users/{id}. */
const toUserUpdate = ({
  version,
  name,
  email: address,
  phoneNumber,
  address: postal,
  isAdmin,
}: UserRecord): UpdateUserDto => ({
  version,
  name,
  email: address,
  phoneNumber: textOf(phoneNumber),
  address: textOf(postal),
  isAdmin,
});

const StatementLink = () => {
  const user = useRecordContext<UserRecord>();
  const text = useTranslate()('shop.statement.title');
  if (!user) return null;
  return (
    <Button component={Link} to={statementPath(user.id)} size="small" variant="outlined">
      {text}
    </Button>
  );
};

const UserEdit = () => (
  <EditPage toUpdate={toUserUpdate} actions={<StatementLink />}>
    <FieldGrid min={280}>
      <TextInput source="name" validate={needed} helperText={false} />
      <TextInput source="email" type="email" validate={emailRules} helperText={false} />
      <TextInput source="phoneNumber" helperText={false} />
      <TextInput source="address" multiline helperText={false} />
      <BooleanInput source="isAdmin" label="resources.users.is_admin" helperText={false} />
    </FieldGrid>
  </EditPage>
);

export default UserEdit;
