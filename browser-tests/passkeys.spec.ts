import { administratorAccount, newCustomer } from './support/accounts.js';
import { journey, useBrowser } from './support/journey.js';

useBrowser();

/** A device whose user is always there, and is recognised. */
const AUTHENTICATOR = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

journey('a member of staff adds a passkey, and signs in with it', async (visit) => {
  const { profile, password } = await newCustomer('Noor');
  const administrator = await administratorAccount();
  await administrator.api.call('PUT', `/users/${profile._id}`, { isAdmin: true, staffRole: 'Sales' });

  const { page, context } = await visit('desktop');
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options: AUTHENTICATOR });
  const signIn = async () => {
    await page.goto('/admin/login');
    await page.getByLabel(/^Email/).fill(profile.email);
    await page.getByLabel(/^Password/).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
  };
  await signIn();
  await page.locator('#main-content').waitFor();
  await page.goto('/admin/security');
  await page.getByLabel('Passkey name').fill('Till');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByText('never used').waitFor();
  await context.clearCookies();
  await signIn();
  await page.getByRole('button', { name: 'Use passkey' }).click();
  await page.locator('#main-content').waitFor();
  await page.goto('/admin/security');
  await page.getByText('last used').waitFor();
});
