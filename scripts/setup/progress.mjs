const HEARTBEAT_SECONDS = 15;

/**
 * Shows what runs and for how long: one line at the start and the end of a step; between them a live line on a
 * terminal, or a line every 15 seconds in a log (CI).
 */
export class Progress {
  #startedAt = Date.now();
  #running = new Map();
  #live = process.stdout.isTTY === true && !process.env.CI;
  #timer;

  /** Starts a step; `note` describes it in a few words. */
  begin(name, note) {
    this.line(`${name}: ${note}`);
    this.#running.set(name, { since: Date.now(), detail: note });
    this.#timer ??= setInterval(() => this.#tick(), 1000).unref();
  }

  /** Sets the present state of the step, for the live line and the next log line. */
  detail(name, text) {
    const step = this.#running.get(name);
    if (step) step.detail = text;
  }

  end(name, outcome) {
    const step = this.#running.get(name);
    if (!step) return;
    this.#running.delete(name);
    this.line(`${name}: ${outcome} (${seconds(step.since)} s)`);
    if (this.#running.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  line(text) {
    this.#clear();
    console.log(`[${seconds(this.#startedAt).padStart(4)} s] ${text}`);
  }

  #tick() {
    if (this.#live) return this.#draw();
    for (const [name, step] of this.#running) {
      const elapsed = Math.round((Date.now() - step.since) / 1000);
      if (elapsed > 0 && elapsed % HEARTBEAT_SECONDS === 0) this.line(`${name}: ${step.detail}, ${elapsed} s so far`);
    }
  }

  #draw() {
    const steps = [...this.#running].map(([name, step]) => `${name} ${seconds(step.since)} s (${step.detail})`);
    const width = (process.stdout.columns ?? 80) - 1;
    process.stdout.write(`\r\u001b[K${steps.join('  ').slice(0, width)}`);
  }

  #clear() {
    if (this.#live) process.stdout.write('\r\u001b[K');
  }
}

function seconds(since) {
  return ((Date.now() - since) / 1000).toFixed(1);
}
