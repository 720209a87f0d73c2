import { Module } from '@nestjs/common';
import { UsersModule } from '../../people/users/users.module.js';
import { RecordSearchController } from './record-search.controller.js';
import { RecordSearchService } from './record-search.service.js';

@Module({
  imports: [UsersModule],
  controllers: [RecordSearchController],
  providers: [RecordSearchService],
})
export class RecordSearchModule {}
