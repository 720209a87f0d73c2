import type {
  CreateCustomerGroupDto,
  CreatePriceListDto,
  UpdateCustomerGroupDto,
  UpdatePriceListDto,
} from '@shop/contract/api';
import { integerOf, textOf } from '../../kit/formValues';
import type { CustomerGroupRecord, PriceListRecord } from '../../types';

export const toGroupCreate = ({ name, companies, users }: Partial<CustomerGroupRecord>): CreateCustomerGroupDto => ({
  name: textOf(name),
  companies: companies ?? [],
  users: users ?? [],
});

export const toGroupUpdate = (group: CustomerGroupRecord): UpdateCustomerGroupDto => ({
  version: group.version,
  ...toGroupCreate(group),
});

/** A public list applies to all buyers: it has no audience. */
export const toListCreate = (list: Partial<PriceListRecord>): CreatePriceListDto => {
  const { kind = 'List', groups } = list;
  const audience = kind === 'Public' ? { companies: [], users: [], groups: [] } : { groups: groups ?? [] };
  return {
    ...toGroupCreate(list),
    ...audience,
    kind,
    rank: integerOf(list.rank),
    step: list.step ?? '0.01',
    validFrom: list.validFrom || null,
    validTo: list.validTo || null,
    isActive: list.isActive ?? true,
    note: textOf(list.note),
  };
};

export const toListUpdate = (list: PriceListRecord): UpdatePriceListDto => ({
  version: list.version,
  ...toListCreate(list),
});
