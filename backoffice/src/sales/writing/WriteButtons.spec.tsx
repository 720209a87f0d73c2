import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { actionsOfRole, type StaffRole } from '@shop/contract/staff-roles';
import { AuthContext } from 'react-admin';
import { renderAdmin } from '../../../test/renderAdmin';
import { WriteButtons } from './WriteButtons';

const show = (staffRole: StaffRole) => {
  const identity = { id: 's1', staffActions: actionsOfRole(staffRole) };
  const auth = {
    ...{ login: () => Promise.resolve(), logout: () => Promise.resolve(), checkError: () => Promise.resolve() },
    checkAuth: () => Promise.resolve(),
    getIdentity: () => Promise.resolve(identity),
  };
  renderAdmin({
    resource: 'quotes',
    page: (
      <AuthContext.Provider value={auth}>
        <WriteButtons start={{}} />
      </AuthContext.Provider>
    ),
  });
};
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

describe('the buttons for new quotes and orders', () => {
  it('are visible to Sales', async () => {
    show('Sales');
    await waitFor(() => expect(links()).toEqual(['New quote', 'New order']));
  });

  it.each(['Accounts', 'Store'] as const)('are hidden from %s', async (role) => {
    show(role);
    await waitFor(() => expect(links()).toEqual([]));
  });
});
