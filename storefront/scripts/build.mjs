/** Builds the storefront to dist/: what browsers get, and in dist/server/ what the server draws first views with. */
import { build } from 'vite';

await build();
await build({ build: { ssr: 'src/server.tsx' } });
