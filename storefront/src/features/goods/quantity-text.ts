import type { QuantityProblem } from '@shop/contract/quantity-rules';
import type { I18n } from '../../lib/i18n/i18n';

/** Why a quantity can't be requested. @param belowMoq the sentence of the place for too few */
export function quantityText(problem: QuantityProblem, t: I18n['t'], belowMoq: (moq: number) => string): string {
  switch (problem.kind) {
    case 'belowMoq':
      return belowMoq(problem.moq);
    case 'aboveMax':
      return t('stepper.aboveMax', { max: problem.max });
    case 'offStep': {
      const { step, lower, upper } = problem;
      return t('stepper.offStep', { step, lower, upper });
    }
  }
}
