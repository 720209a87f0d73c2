import type { MoveInImportResponse } from '@shop/contract/api';
import type { ImportPart } from '../../kit/imports/fileParts';
import type { Planned } from '../../kit/imports/ImportPage';

type Send = (csv: string, planned?: Planned) => Promise<MoveInImportResponse>;

/** The rows that were sent, of all. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

const plansOf = (plans: readonly (string | null)[]): string | null =>
  plans.some((plan) => plan !== null) ? JSON.stringify(plans) : null;

/** The answers for the parts of a file as one; its plan has those of the parts. */
const merged = (answers: readonly MoveInImportResponse[]): MoveInImportResponse => {
  const sum = (count: (answer: MoveInImportResponse) => number) => answers.reduce((all, one) => all + count(one), 0);
  const wrong = sum((one) => one.wrong);
  const problems = new Map(answers.flatMap((one) => one.problems).map((one) => [`${one.line} ${one.message}`, one]));
  const good = problems.size > 0 ? null : plansOf(answers.map(({ plan, goodPlan }) => plan ?? goodPlan));
  return {
    applied: answers.every(({ applied }) => applied),
    plan: wrong > 0 ? null : good,
    goodPlan: wrong > 0 ? good : null,
    created: sum((one) => one.created),
    updated: sum((one) => one.updated),
    unchanged: sum((one) => one.unchanged),
    skipped: sum((one) => one.skipped),
    wrong,
    problems: [...problems.values()],
    rows: answers.flatMap(({ rows }) => rows).sort((a, b) => a.line - b.line),
    left: answers.flatMap(({ left }) => left),
    columns: answers[0]?.columns ?? [],
    unused: answers[0]?.unused ?? [],
  };
};

/**
 * Checks or imports a file part by part. An import that was stopped goes on when the file is checked and imported
 * again: the server passes over what it has.
 */
export const sendParts = async (
  parts: readonly ImportPart[],
  planned: Planned | undefined,
  send: Send,
  onProgress: (progress: Progress | null) => void | Promise<unknown>,
): Promise<MoveInImportResponse> => {
  const plans = planned && (JSON.parse(planned.plan) as (string | null)[]);
  const total = parts.reduce((sum, { lines }) => sum + lines.length, 0);
  const answers: MoveInImportResponse[] = [];
  let done = 0;
  try {
    for (const [index, { csv, lines }] of parts.entries()) {
      await onProgress({ done, total });
      const plan = plans?.[index];
      const own = new Set(lines);
      if (planned === undefined) answers.push(await send(csv));
      else if (plan)
        answers.push(await send(csv, { plan, confirmed: planned.confirmed.filter((one) => own.has(one)) }));
      done += lines.length;
    }
  } finally {
    await onProgress(null);
  }
  return merged(answers);
};
