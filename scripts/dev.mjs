/**
 * `npm run dev`: the server, bundled and restarted at each change, and both frontends with hot reload. Vite serves the
 * pages (addresses in the output) and proxies /api to the server on PORT.
 */
import { command } from './setup/command.mjs';
import { setUp } from './setup/set-up.mjs';

let ready = false;
await command(async (progress) => {
  await setUp(progress);
  ready = true;
});

if (ready) {
  const { concurrently } = await import('concurrently');
  const env = { SHOP_BACKEND: `http://localhost:${process.env.PORT ?? 3000}` };
  const { result } = concurrently(
    [
      { name: 'server', command: 'npm run dev --workspace backend' },
      { name: 'storefront', command: 'npm run dev --workspace storefront', env },
      { name: 'backoffice', command: 'npm run dev --workspace backoffice', env },
    ],
    { killOthersOn: ['failure', 'success'], prefixColors: 'auto' },
  );
  await result.catch(() => {
    process.exitCode = 1;
  });
}
