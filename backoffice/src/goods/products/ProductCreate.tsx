import { required, SelectInput } from 'react-admin';
import { useTypeChoices } from '../../i18n/terms';
import { CreatePage } from '../../kit/ui/CreatePage';
import { FieldGrid } from '../../kit/ui/fields';
import { ProductInputs } from './ProductInputs';
import { toProductCreate } from './productPayload';

const ProductCreate = () => {
  const choices = useTypeChoices();
  return (
    <CreatePage toCreate={toProductCreate}>
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
    </CreatePage>
  );
};

export default ProductCreate;
