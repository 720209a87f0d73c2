import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { Readiness } from './readiness.service.js';
import { StoredDataCheck } from './stored-data-check.service.js';

@Module({ providers: [Readiness, StoredDataCheck], controllers: [HealthController] })
export class HealthModule {}
