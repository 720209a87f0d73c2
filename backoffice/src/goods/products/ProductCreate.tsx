import { Create, required, SelectInput, SimpleForm } from 'react-admin';
import { useTypeChoices } from '../../i18n/terms';
import { editPath } from '../../paths';
import { FieldGrid } from '../../kit/ui/fields';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';
import { SaveBar } from '../../kit/ui/SaveBars';
import { UnsavedChanges } from '../../kit/ui/UnsavedChanges';
import { ProductInputs } from './ProductInputs';
import { toProductCreate } from './productPayload';

const toEditPage = (resource?: string, id?: string | number): string =>
  resource && id !== undefined ? editPath(resource, id) : '/products';

const ProductCreate = () => {
  const choices = useTypeChoices();
  const onError = useFailureNotice('resources.products.notifications.create_failed');
  return (
    <Create transform={toProductCreate} mutationOptions={{ onError }} redirect={toEditPage}>
      <SimpleForm toolbar={<SaveBar />} noValidate>
        <UnsavedChanges />
        <FieldGrid>
          <SelectInput
            source="productType"
            choices={choices}
            translateChoice={false}
            validate={required()}
            helperText={false}
          />
          <ProductInputs />
        </FieldGrid>
      </SimpleForm>
    </Create>
  );
};

export default ProductCreate;
