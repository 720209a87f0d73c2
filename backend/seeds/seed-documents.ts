import type { INestApplicationContext } from '@nestjs/common';
import { Clock, SystemClock } from '../src/platform/clock.js';
import { demoCatalog } from './catalog/demo-catalog.js';
import { demoDocuments } from './documents.js';
import { DocumentStory, type Step } from './documents/document-story.js';
import { seedCustomers } from './seed-customers.js';

/**
 * Lives the plan of the demo documents through the services, each step at its own time and in the order of time,
 * so that numbers rise with the days as they would have.
 */
export async function seedDocuments(
  app: INestApplicationContext,
  products: ReadonlyMap<string, string>,
): Promise<void> {
  const clock = app.get(Clock);
  const customers = await seedCustomers(app);
  const plans = demoDocuments(demoCatalog().products, clock.now());
  const steps = plans.flatMap((plan) => new DocumentStory(app, plan, customers, products).steps());
  for (const step of inOrderOfTime(steps)) {
    await (clock instanceof SystemClock ? clock.at(step.at, () => step.run()) : step.run());
  }
}

/** Steps of one story that fall on the same instant stay in the order in which they are told. */
function inOrderOfTime(steps: readonly Step[]): Step[] {
  return [...steps].sort((a, b) => a.at.getTime() - b.at.getTime());
}
