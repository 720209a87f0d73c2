/**
 * Runs tasks as soon as the tasks that they need are done, at most `lanes` at a time, in the order given.
 * After a failure nothing new begins; the first failure is thrown when what runs has ended.
 * @param {{name: string, needs?: string[], run: () => Promise<void>}[]} tasks
 */
export async function inLanes(tasks, lanes) {
  const waiting = [...tasks];
  const known = new Set(tasks.map((task) => task.name));
  const done = new Set();
  const failures = [];
  const isReady = (task) => (task.needs ?? []).every((need) => done.has(need) || !known.has(need));
  const running = new Set();
  const startReady = () => {
    while (running.size < lanes && failures.length === 0) {
      const next = waiting.findIndex(isReady);
      if (next < 0) return;
      const [task] = waiting.splice(next, 1);
      const promise = task
        .run()
        .then(
          () => done.add(task.name),
          (error) => failures.push(error),
        )
        .finally(() => running.delete(promise));
      running.add(promise);
    }
  };
  for (startReady(); running.size > 0; startReady()) await Promise.race(running);
  if (failures.length > 0) throw failures[0];
}
