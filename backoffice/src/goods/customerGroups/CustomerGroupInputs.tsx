import { required, TextInput } from 'react-admin';
import { FieldGrid } from '../../kit/ui/fields';
import { MemberInputs } from '../priceLists/AudienceInputs';

const needed = required();

export const CustomerGroupInputs = () => (
  <FieldGrid min={280}>
    <TextInput source="name" validate={needed} helperText={false} />
    <MemberInputs />
  </FieldGrid>
);
