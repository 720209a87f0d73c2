import { Clock } from '../../src/platform/clock.js';

/** Real time, unless a test chooses an instant. */
export class TestClock extends Clock {
  private instant: Date | null = null;

  override now(): Date {
    return this.instant ?? new Date();
  }

  stopAt(instant: string): void {
    this.instant = new Date(instant);
  }

  run(): void {
    this.instant = null;
  }
}
