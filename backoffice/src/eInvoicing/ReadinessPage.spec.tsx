import { inEachLanguage } from '@shop/contract/languages';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { renderAdmin } from '../../test/renderAdmin';
import type { ShopDataProvider } from '../kit/api/dataProvider';
import type { FindingResponse, ReadinessResponse } from '@shop/contract/api';
import ReadinessPage from './ReadinessPage';

const READY: ReadinessResponse = {
  settings: [],
  companies: { total: 2, ready: 2, unready: [] },
  products: { total: 12, withoutHsCode: 3, withoutTaxCode: 0 },
};
const LACKS_AUTHORITY: FindingResponse = {
  ...{ rule: 'ibr-101-ae', field: 'buyer.licence', page: 'buyer', path: '/companies/c1/edit', isStricter: false },
  messages: { ...inEachLanguage(() => 'The buyer has no licence authority.'), ar: 'لا توجد جهة ترخيص للمشتري.' },
};

const server = { getReadiness: jest.fn<ShopDataProvider['getReadiness']>() };
beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
const open = () => renderAdmin({ resource: 'e-invoicing', page: <ReadinessPage />, server });

describe('the page of e-invoicing', () => {
  it('says that shop, companies and products are ready', async () => {
    server.getReadiness.mockResolvedValue(READY);
    open();
    expect(await screen.findByText(/^The settings contain all/)).toBeVisible();
    expect(screen.getByText('2 of 2 verified companies are ready.')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('names each company that is not, with what it lacks and the way to its form', async () => {
    const unready = [{ _id: 'c1', legalName: 'Corner Copy Shop', findings: [LACKS_AUTHORITY] }];
    server.getReadiness.mockResolvedValue({ ...READY, companies: { total: 2, ready: 1, unready } });
    open();
    const link = await screen.findByRole('link', { name: 'Corner Copy Shop' });
    expect(link).toHaveAttribute('href', '/companies/c1/edit');
    expect(screen.getByText('The buyer has no licence authority.')).toBeVisible();
  });

  it('counts the products without the code that an e-invoice needs', async () => {
    server.getReadiness.mockResolvedValue({ ...READY, products: { ...READY.products, withoutTaxCode: 2 } });
    open();
    expect(await screen.findByText(/^2 products are exempt or under reverse charge/)).toBeVisible();
  });

  it('offers another try after a failure', async () => {
    server.getReadiness.mockRejectedValueOnce(new HttpError('', 500)).mockResolvedValueOnce(READY);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 of 2 verified companies are ready.')).toBeVisible();
  });
});
