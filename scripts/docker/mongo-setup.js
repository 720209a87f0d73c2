/*
 * Run by mongosh beside MongoDB at each `docker compose up`: creates the replica set, its administrator and the user of
 * the shop if they are missing. While a MongoDB has no users, a client on its own machine may create the first.
 */
const { readFileSync } = require('fs');

const secret = (name) => readFileSync(`/run/mongodb/${name}`, 'utf8');

function makeReplicaSet() {
  if (db.hello().isreplicaset) rs.initiate({ _id: 'rs0', members: [{ _id: 0, host: 'mongo:27017' }] });
  while (!db.hello().isWritablePrimary) sleep(200);
}

function signInAsAdministrator() {
  const admin = db.getSiblingDB('admin');
  const pwd = secret('root-password');
  try {
    admin.createUser({ user: 'root', pwd, roles: ['root'] });
  } catch (error) {
    // Unauthorized means that users already exist.
    if (error.codeName !== 'Unauthorized') throw error;
  }
  admin.auth('root', pwd);
}

/** The user may access only the shop's database. */
function makeShopUser() {
  const { username, password, pathname } = new URL(secret('shop-uri'));
  const name = pathname.slice(1);
  const shop = db.getSiblingDB(name);
  if (shop.getUser(username)) return;
  shop.createUser({ user: username, pwd: password, roles: [{ role: 'readWrite', db: name }] });
}

makeReplicaSet();
signInAsAdministrator();
makeShopUser();
