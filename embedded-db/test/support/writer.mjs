/**
 * A process that starts the database itself and writes until it is killed. Prints `uri …` once, then each number
 * after the database has acknowledged it.
 */
import { MongoClient } from 'mongodb';
import { start } from '../../dist/index.js';

const [dataDir] = process.argv.slice(2);
const database = await start({ dataDir });
console.log(`uri ${database.uri}`);
const client = new MongoClient(database.uri);
const numbers = client.db('test').collection('numbers');
for (let n = 0; ; n += 1) {
  await numbers.insertOne({ _id: n });
  console.log(String(n));
}
