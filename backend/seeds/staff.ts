import { randomBytes } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import type { StaffRole } from '@shop/contract/staff-roles';
import { AccountsService } from '../src/people/users/accounts.service.js';

const DEMO_STAFF: readonly { readonly name: string; readonly email: string; readonly staffRole: StaffRole }[] = [
  { name: 'Salma Idris', email: 'sales@shop.example', staffRole: 'Sales' },
  { name: 'Joseph Pinto', email: 'accounts@shop.example', staffRole: 'Accounts' },
  { name: 'Bilal Shah', email: 'store@shop.example', staffRole: 'Store' },
];

/**
 * A staff member for each role but Administrator, all with one random password: a public demo must not be open to
 * readers of this file.
 * @returns the line for the operator
 */
export async function seedStaff(app: INestApplicationContext): Promise<string> {
  const password = randomBytes(9).toString('base64url');
  for (const member of DEMO_STAFF) {
    await app.get(AccountsService).create({ ...member, phoneNumber: '+971 50 000 0120', password, isAdmin: true });
  }
  return `Demo staff in other roles: ${DEMO_STAFF.map(({ email }) => email).join(', ')} / ${password}`;
}
