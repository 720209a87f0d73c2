import { ReferenceField, TextField, useTranslate } from 'react-admin';

/** The account of a quote or an order: the name of a company, or that of no company. */
export const DocumentAccount = ({ company }: { company: string | null | undefined }) => {
  const translate = useTranslate();
  if (!company) return translate('shop.account.person');
  return (
    <ReferenceField record={{ id: '', company }} source="company" reference="companies" link="show">
      <TextField source="legalName" />
    </ReferenceField>
  );
};
