import { MAX_QTY } from '@shop/contract/limits';
import { Form } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { integerOf } from '../../kit/formValues';
import { FieldGrid } from '../../kit/ui/fields';
import { RecordInput } from '../../kit/ui/inputs';
import { WholeInput } from '../../kit/ui/NumberInputs';
import { PriceChain } from './PriceChain';
import { SectionCard } from '../../kit/ui/cards';

const text = (key: string) => `resources.price-lists.${key}`;

interface Props {
  /** The subject of the page; the other one is chosen. */
  of: { readonly company: string } | { readonly product: string };
}

interface Question {
  company?: string | null;
  product?: string | null;
  qty?: number | null;
}

const Answer = ({ of }: Props) => {
  const typed = useWatch<Question>();
  const { company, product } = { ...typed, ...of };
  if (!company || !product) return null;
  return <PriceChain account={{ company }} product={product} qty={integerOf(typed.qty) || null} />;
};

/** The price of a product for a company, and why it is that. */
export const WhoPaysWhat = ({ of }: Props) => {
  return (
    <SectionCard title={text('who_pays')}>
      <Form resource="price-lists" record={{}}>
        <FieldGrid min={240}>
          {'company' in of ? (
            <RecordInput source="product" reference="products" label="shop.filter.product" />
          ) : (
            <RecordInput source="company" reference="companies" label="resources.companies.fields.legalName" />
          )}
          <WholeInput source="qty" label="shop.line.qty" min={1} max={MAX_QTY} />
        </FieldGrid>
        <Answer of={of} />
      </Form>
    </SectionCard>
  );
};
