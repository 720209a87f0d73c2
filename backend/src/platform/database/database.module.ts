import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Counter, CounterSchema } from './counter.schema.js';
import { DatabaseClock } from './database-clock.service.js';
import { References } from './references.service.js';
import { Sequences } from './sequences.service.js';
import { Transactions } from './transactions.js';

const SERVICES = [Transactions, DatabaseClock, References, Sequences];

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: Counter.name, schema: CounterSchema }])],
  providers: SERVICES,
  exports: SERVICES,
})
export class DatabaseModule {}
