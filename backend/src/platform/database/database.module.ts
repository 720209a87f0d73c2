import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { RecordSearches } from '../lists/record-searches.service.js';
import { StaffLists } from '../lists/staff-lists.service.js';
import { Counter, CounterSchema, Sequences } from './sequences.service.js';
import { DatabaseClock } from './database-clock.service.js';
import { DatabaseSilence } from './database-silence.service.js';
import { StorageFaults } from './storage-faults.service.js';
import { Transactions } from './transactions.js';

const SERVICES = [Transactions, StorageFaults, DatabaseSilence, DatabaseClock, RecordSearches, StaffLists, Sequences];

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: Counter.name, schema: CounterSchema }])],
  providers: SERVICES,
  exports: SERVICES,
})
export class DatabaseModule {}
