import { type RaRecord, useGetMany } from 'react-admin';
import type { Fact } from '../../kit/record/Facts';
import { type Section, ShowPage } from '../../kit/record/ShowPage';
import { DeleteRecordButton } from '../../kit/ui/DeleteRecordButton';
import { ReadOnly } from '../../kit/ui/fields';
import { EditLink } from '../../kit/ui/RowActions';
import type { PriceListRecord } from '../../types';
import { PriceListButtons } from './PriceListButtons';
import { PriceListLines } from './PriceListLines';

const facts: readonly Fact<PriceListRecord>[] = [
  { field: 'kind', value: ({ kind }, translate) => translate(`resources.price-lists.kind.${kind}`) },
  { field: 'rank' },
  { field: 'step' },
  { field: 'validFrom', kind: 'day' },
  { field: 'validTo', kind: 'day' },
  { field: 'isActive' },
  { field: 'lineCount' },
  { field: 'note' },
];

const NAMES = { companies: 'legalName', users: 'name', groups: 'name' } as const;
type Named = RaRecord & { readonly name?: string; readonly legalName?: string };

const Names = ({ of, ids }: { of: keyof typeof NAMES; ids: readonly string[] }) => {
  const resource = of === 'groups' ? 'customer-groups' : of;
  const { data = [] } = useGetMany<Named>(resource, { ids: [...ids] }, { enabled: ids.length > 0 });
  if (ids.length === 0) return null;
  const names = data.flatMap((one) => one[NAMES[of]] ?? []);
  return <ReadOnly label={`resources.price-lists.fields.${of}`}>{names.join('\n')}</ReadOnly>;
};

const sections: readonly Section<PriceListRecord>[] = [
  { facts, min: 180 },
  { body: ({ companies }) => <Names of="companies" ids={companies} /> },
  { body: ({ users }) => <Names of="users" ids={users} /> },
  { body: ({ groups }) => <Names of="groups" ids={groups} /> },
  { body: ({ id }) => <PriceListLines list={id} /> },
];

const buttons = (
  <>
    <EditLink />
    <PriceListButtons />
    <DeleteRecordButton redirect="list" />
  </>
);

/** /price-lists/{id}: for whom a price list is, and its lines. */
const PriceListShow = () => <ShowPage<PriceListRecord> resource="price-lists" buttons={buttons} sections={sections} />;

export default PriceListShow;
