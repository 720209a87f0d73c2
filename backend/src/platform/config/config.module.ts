import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Clock, SystemClock } from '../clock.js';
import type { Environment } from './environment.js';

/** Injection token of the `Environment`. */
export const ENVIRONMENT = Symbol('ENVIRONMENT');
/** Injection token of the key that signs sessions. */
export const SESSION_SECRET = Symbol('SESSION_SECRET');

/** Makes the checked environment and the clock known everywhere. */
@Global()
@Module({})
export class ConfigModule {
  static forRoot(environment: Environment, sessionSecret: string): DynamicModule {
    return {
      module: ConfigModule,
      providers: [
        { provide: ENVIRONMENT, useValue: environment },
        { provide: SESSION_SECRET, useValue: sessionSecret },
        { provide: Clock, useClass: SystemClock },
      ],
      exports: [ENVIRONMENT, SESSION_SECRET, Clock],
    };
  }
}
