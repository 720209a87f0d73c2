import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Events, WIRING_LIST } from './events.service.js';
import type { Wiring } from './events.js';

@Global()
@Module({})
export class EventsModule {
  static forRoot(wiring: Wiring): DynamicModule {
    return {
      module: EventsModule,
      imports: [DiscoveryModule],
      providers: [{ provide: WIRING_LIST, useValue: wiring }, Events],
      exports: [Events],
    };
  }
}
