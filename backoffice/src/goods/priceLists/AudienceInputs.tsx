import { MAX_AUDIENCE } from '@shop/contract/price-lists';
import { AutocompleteArrayInput, maxLength, ReferenceArrayInput } from 'react-admin';
import type { UserRecord } from '../../types';
import { asSearch } from '../../kit/ui/inputs';

const nameAndEmail = ({ name, email }: UserRecord): string => (email === '' ? name : `${name} · ${email}`);
const atMost = maxLength(MAX_AUDIENCE);
const byName = { field: 'name', order: 'ASC' } as const;

/** Companies and persons that a price list or a group is about. */
export const MemberInputs = () => (
  <>
    <ReferenceArrayInput source="companies" reference="companies" sort={{ field: 'legalName', order: 'ASC' }}>
      <AutocompleteArrayInput optionText="legalName" filterToQuery={asSearch} validate={atMost} helperText={false} />
    </ReferenceArrayInput>
    <ReferenceArrayInput source="users" reference="users" sort={byName} filter={{ isAdmin: false }}>
      <AutocompleteArrayInput
        optionText={nameAndEmail}
        filterToQuery={asSearch}
        validate={atMost}
        helperText="resources.price-lists.help.users"
      />
    </ReferenceArrayInput>
  </>
);

export const GroupsInput = () => (
  <ReferenceArrayInput source="groups" reference="customer-groups" sort={byName}>
    <AutocompleteArrayInput optionText="name" filterToQuery={asSearch} validate={atMost} helperText={false} />
  </ReferenceArrayInput>
);
