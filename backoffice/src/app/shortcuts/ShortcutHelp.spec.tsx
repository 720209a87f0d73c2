import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { StaffRole } from '@shop/contract/staff-roles';
import { renderAdmin } from '../../../test/renderAdmin';
import { signedInAs } from '../../../test/signedInAs';
import ShortcutHelp from './ShortcutHelp';

it.each<[StaffRole, number]>([
  ['Administrator', 1],
  ['Store', 0],
])('the help for %s names the pages of the role: the settings %i times', async (role, times) => {
  renderAdmin({ resource: 'orders', page: signedInAs(role, <ShortcutHelp onClose={() => undefined} />) });
  await waitFor(() => expect(screen.queryAllByText('Go to Settings')).toHaveLength(times));
  expect(screen.getByText('Go to Orders')).toBeInTheDocument();
});
