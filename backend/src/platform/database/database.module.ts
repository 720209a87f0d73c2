import { Global, Module } from '@nestjs/common';
import { DatabaseClock } from './database-clock.service.js';
import { Transactions } from './transactions.js';

@Global()
@Module({ providers: [Transactions, DatabaseClock], exports: [Transactions, DatabaseClock] })
export class DatabaseModule {}
