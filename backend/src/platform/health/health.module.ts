import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { Readiness } from './readiness.service.js';

@Module({ providers: [Readiness], controllers: [HealthController] })
export class HealthModule {}
