import type { PreparedAnswer } from './prepared-answer.js';

interface Kept {
  readonly answer: PreparedAnswer;
  /** Numbers of what it tells of. */
  readonly of: readonly number[];
}

/** Answers of one version of what they tell, by any name; the oldest go where there is no room. */
export class PreparedAnswers {
  private readonly answers = new Map<string, Kept>();
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
    return version === this.version ? this.answers.get(name)?.answer : undefined;
  }

  /** @param of numbers of what the answer tells of, in this version, where `forget` may be called with one of them */
  keep(name: string, version: number, answer: PreparedAnswer, of: readonly number[] = []): void {
    if (version !== this.version) this.forgetAll(version);
    if (this.answers.has(name) || answer.bytes > this.mostBytes) return;
    this.answers.set(name, { answer, of });
    this.bytes += answer.bytes;
    for (const oldest of this.answers.keys()) {
      if (this.bytes <= this.mostBytes && this.answers.size <= this.mostNames) return;
      this.drop(oldest);
    }
  }

  /** Keeps what is kept by `known` by another name, too. */
  keepAs(name: string, known: string): void {
    const kept = this.answers.get(known);
    if (kept !== undefined) this.keep(name, this.version, kept.answer, kept.of);
  }

  /** Forgets the answers that tell of any of these. */
  forget(told: readonly number[]): void {
    const changed = new Set(told);
    for (const [name, { of }] of this.answers) if (of.some((one) => changed.has(one))) this.drop(name);
  }

  private drop(name: string): void {
    this.bytes -= this.answers.get(name)?.answer.bytes ?? 0;
    this.answers.delete(name);
  }

  private forgetAll(version: number): void {
    this.answers.clear();
    this.bytes = 0;
    this.version = version;
  }
}
