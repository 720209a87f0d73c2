import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { StorageFaults } from '../../database/storage-faults.service.js';
import { DailyTask } from '../../jobs/daily-task.js';

/** Reads all stored data, so that a damaged page is found before it is needed. */
@Injectable()
export class StoredDataCheck extends DailyTask {
  protected readonly failure = 'Failed to read all stored data';

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly faults: StorageFaults,
  ) {
    super();
  }

  protected async work(): Promise<void> {
    for (const { name } of await this.connection.listCollections()) await this.readThrough(name);
  }

  private async readThrough(name: string): Promise<void> {
    const records = this.connection.collection(name).find({}, { projection: { _id: 1 } });
    try {
      while (await records.hasNext()) await records.next();
    } catch (error) {
      // The fault is recorded, so that calls that need the database report it.
      this.faults.note(error);
    }
  }
}
