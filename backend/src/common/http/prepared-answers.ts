import type { PreparedAnswer } from './prepared-answer.js';

/** Answers of one version of what they tell, by any name; the oldest go where there is no room. */
export class PreparedAnswers {
  private readonly answers = new Map<string, PreparedAnswer>();
  private version = -1;
  private bytes = 0;

  /**
   * @param mostBytes of all bodies together, packed ones included; an answer under several names counts for each
   * @param mostNames so that many names of small answers take no more room than is meant
   */
  constructor(
    private readonly mostBytes: number,
    private readonly mostNames: number,
  ) {}

  /** undefined where none of this version is kept. */
  get(name: string, version: number): PreparedAnswer | undefined {
    return version === this.version ? this.answers.get(name) : undefined;
  }

  keep(name: string, version: number, answer: PreparedAnswer): void {
    if (version !== this.version) this.forgetAll(version);
    if (this.answers.has(name) || answer.bytes > this.mostBytes) return;
    this.answers.set(name, answer);
    this.bytes += answer.bytes;
    for (const [oldest, { bytes }] of this.answers) {
      if (this.bytes <= this.mostBytes && this.answers.size <= this.mostNames) return;
      this.answers.delete(oldest);
      this.bytes -= bytes;
    }
  }

  private forgetAll(version: number): void {
    this.answers.clear();
    this.bytes = 0;
    this.version = version;
  }
}
