import type { FirstAdministrator } from './people/users/accounts.service.js';

export type Say = (line: string) => void;

/** Prints the address of the shop, and the first accounts. */
export function announce(url: string, administrator: FirstAdministrator | null, say: Say): void {
  const base = url.replace(/\/\/(\[::1?\]|0\.0\.0\.0|127\.0\.0\.1)(?=:)/, '//localhost');
  say(`\n  Shop         ${base}/`);
  say(`  Back office  ${base}/admin`);
  say(`  API          ${base}/api/docs\n`);
  if (administrator === null) {
    say('  Sign in as administrator with the email and password shown at the first start.\n');
    return;
  }
  const password = administrator.generatedPassword ?? 'the one in ADMIN_PASSWORD';
  say(`  Administrator  ${administrator.email}\n  Password       ${password}`);
  say(administrator.generatedPassword === null ? '' : '  (shown only once, so save it now)\n');
}
