import { Module } from '@nestjs/common';
import { DatabaseMetrics } from './database.metrics.js';
import { DocumentsMetrics } from './documents.metrics.js';
import { HttpMetrics } from './http.metrics.js';
import { MetricsController } from './metrics.controller.js';
import { Metrics } from './metrics.service.js';
import { OutboxMetrics } from './outbox.metrics.js';

@Module({
  providers: [Metrics, HttpMetrics, DatabaseMetrics, DocumentsMetrics, OutboxMetrics],
  controllers: [MetricsController],
})
export class MetricsModule {}
