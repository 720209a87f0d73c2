import Button from '@mui/material/Button';
import { LANGUAGE_CODES, LANGUAGES } from '@shop/contract/languages';
import { BooleanInput, email, required, SelectInput, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { textOf } from '../formValues';
import { statementPath } from '../paths';
import type { UpdateUserDto, UserRecord } from '../types';
import { EditPage } from '../ui/EditPage';
import { FieldGrid } from '../ui/fields';

const needed = required();
const emailRules = [needed, email()];
const languageChoices = LANGUAGE_CODES.map((id) => ({ id, name: LANGUAGES[id].name }));

/** The body of PUT /users/{id}. */
const toUserUpdate = ({
  version,
  name,
  email: address,
  phoneNumber,
  address: postal,
  language,
  isAdmin,
}: UserRecord): UpdateUserDto => ({
  version,
  name,
  email: address,
  phoneNumber: textOf(phoneNumber),
  address: textOf(postal),
  language,
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
  <EditPage<UserRecord> toUpdate={toUserUpdate} actions={<StatementLink />}>
    <FieldGrid min={280}>
      <TextInput source="name" validate={needed} helperText={false} />
      <TextInput source="email" type="email" validate={emailRules} helperText={false} />
      <TextInput source="phoneNumber" helperText={false} />
      <TextInput source="address" multiline helperText={false} />
      <SelectInput
        source="language"
        choices={languageChoices}
        translateChoice={false}
        validate={needed}
        helperText={false}
      />
      <BooleanInput source="isAdmin" label="resources.users.is_admin" helperText={false} />
    </FieldGrid>
  </EditPage>
);

export default UserEdit;
