import { createRequire } from 'node:module';

/**
 * If MONGODB_URI names a server, this run makes its own database there and touches no other.
 *
 * @returns the MONGODB_URI for the shop ('' makes it start its embedded database), and `drop`
 */
export function ownDatabase(serverUri) {
  if (!serverUri) return { uri: '', drop: async () => undefined };
  const address = new URL(serverUri);
  address.pathname = `/test_browser_${process.pid}`;
  if (address.username !== '' && !address.searchParams.has('authSource')) {
    address.searchParams.set('authSource', 'admin');
  }
  return { uri: address.href, drop: () => drop(address.href) };
}

async function drop(uri) {
  const mongoose = createRequire(new URL('../../backend/package.json', import.meta.url))('mongoose');
  const connection = await mongoose.createConnection(uri).asPromise();
  try {
    await connection.dropDatabase();
  } finally {
    await connection.close();
  }
}
