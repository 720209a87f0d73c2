import { LANGUAGES, type Language } from '@shop/contract/languages';

/** '5 Mar 2026, 14:30', in Dubai's time. */
export function formatMoment(iso: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LANGUAGES[language].locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Dubai',
  });
  return format.format(new Date(iso));
}
