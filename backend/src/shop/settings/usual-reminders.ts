import { inEachLanguage } from '@shop/contract/languages';
import type { ReminderSettings, ReminderStep } from '@shop/contract/reminders';
import { reminderTexts, type UsualReminder } from '../../documents/texts/texts.js';

/** @param days after the due day */
const usualStep = (days: number, name: UsualReminder): ReminderStep => ({
  days,
  ...inEachLanguage((language) => reminderTexts(language).usual[name]),
});

/** The default reminders of a shop: switched off, so that an update sends no emails. */
export const USUAL_REMINDERS: ReminderSettings = {
  isOn: false,
  steps: [usualStep(3, 'friendly'), usualStep(10, 'second'), usualStep(21, 'final')],
};

/** The stored reminders of a shop. Languages that were added later have the default texts. */
export const remindersOf = ({ isOn, steps }: ReminderSettings): ReminderSettings => ({
  isOn,
  steps: steps.map((step, index) => ({ ...USUAL_REMINDERS.steps[index], ...step })),
});
