import { AutocompleteInput, ReferenceInput, required } from 'react-admin';
import type { UserRecord } from '../records';

const nameAndEmail = ({ name, email }: UserRecord): string => `${name} · ${email}`;
const asSearch = (q: string) => (q ? { q } : {});

/** Room for a name and an e-mail address, where there is any. */
const wide = { gridColumn: { sm: 'span 2' } };

/** The customer of a document, found by name or e-mail. */
export const CustomerInput = ({ disabled = false }: { disabled?: boolean }) => (
  <ReferenceInput source="user._id" reference="users" sort={{ field: 'name', order: 'ASC' }}>
    <AutocompleteInput
      optionText={nameAndEmail}
      filterToQuery={asSearch}
      validate={required()}
      disabled={disabled}
      helperText={false}
      sx={wide}
    />
  </ReferenceInput>
);
