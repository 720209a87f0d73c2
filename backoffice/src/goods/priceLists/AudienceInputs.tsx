import { MAX_AUDIENCE } from '@shop/contract/price-lists';
import { maxLength } from 'react-admin';
import { nameAndEmail, RecordsInput } from '../../kit/ui/inputs';

const atMost = maxLength(MAX_AUDIENCE);

/** Companies and persons that a price list or a group is about. */
export const MemberInputs = () => (
  <>
    <RecordsInput source="companies" reference="companies" validate={atMost} />
    <RecordsInput
      source="users"
      reference="users"
      filter={{ isAdmin: false }}
      optionText={nameAndEmail}
      validate={atMost}
      helperText="resources.price-lists.help.users"
    />
  </>
);

export const GroupsInput = () => <RecordsInput source="groups" reference="customer-groups" validate={atMost} />;
