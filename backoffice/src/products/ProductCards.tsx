import { useTranslate } from 'react-admin';
import { formatAed } from '../money/fils';
import { editPath } from '../paths';
import type { ProductRecord } from '../records';
import { CardLayout } from '../ui/CardLayout';
import { DeleteRecordButton } from '../ui/DeleteRecordButton';
import { EditLink } from '../ui/EditLink';
import { RecordCards } from '../ui/RecordCards';
import { productMarks } from './productMarks';

const Card = ({ product }: { product: ProductRecord }) => {
  const translate = useTranslate();
  return (
    <CardLayout
      title={product.name}
      to={editPath('products', product.id)}
      amount={translate('shop.total.amount', { amount: formatAed(product.price) })}
      lines={[
        [product.code, product.size].filter(Boolean).join(' · '),
        `${translate('resources.products.fields.stock')}: ${product.stock ?? ''}`,
        productMarks(product)
          .map((mark) => translate(mark))
          .join(' · '),
      ]}
      actions={
        <>
          <EditLink />
          <DeleteRecordButton />
        </>
      }
    />
  );
};

export const ProductCards = () => <RecordCards<ProductRecord> card={(product) => <Card product={product} />} />;
