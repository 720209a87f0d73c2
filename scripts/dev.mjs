/**
 * `npm run dev`: the compiler and the server in watch mode, and both frontends with hot reload. The pages are served
 * by Vite (addresses in the output) and pass /api on to the server on PORT.
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
      { name: 'compiler', command: 'node backend/scripts/build.mjs --watch' },
      { name: 'server', command: 'node --watch --watch-preserve-output backend/dist/src/main.js' },
      { name: 'storefront', command: 'npm run dev --workspace storefront', env },
      { name: 'backoffice', command: 'npm run dev --workspace backoffice', env },
    ],
    { killOthersOn: ['failure', 'success'], prefixColors: 'auto' },
  );
  await result.catch(() => {
    process.exitCode = 1;
  });
}
