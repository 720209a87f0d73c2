import { describe, expect, it } from '@jest/globals';
import type { Message } from '@shop/contract/message';
import { loadTexts } from './load-texts';
import type { TextPack } from './texts';

const packs = [
  'account',
  'app',
  'card',
  'cart',
  'catalog',
  'contact',
  'home',
  'offer',
  'product',
  'results',
  'session',
  'team',
  'vat',
] as const satisfies TextPack[];

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
/** The form for any number: other forms may say the number as a word. */
const mainForm = (message: Message) => (typeof message === 'string' ? message : message.other);
const formsOf = (message: Message) => (typeof message === 'string' ? [message] : Object.values(message));
const placeholdersByKey = (texts: Readonly<Record<string, Message>>) =>
  Object.fromEntries(Object.entries(texts).map(([key, message]) => [key, placeholders(mainForm(message))]));

describe.each(packs)('the texts of "%s"', (pack) => {
  it('have the same keys and placeholders in both languages', async () => {
    const [english, arabic] = await Promise.all([loadTexts('en', pack), loadTexts('ar', pack)]);
    expect(placeholdersByKey(arabic)).toEqual(placeholdersByKey(english));
  });

  it('are Arabic in Arabic, in every form', async () => {
    const arabic = Object.entries(await loadTexts('ar', pack));
    const foreign = arabic.filter(([, message]) => !formsOf(message).every((form) => /[\u0600-\u06ff]/.test(form)));
    // Texts of signs or Latin letters, the same in both languages.
    const same = [
      'app.titleOf',
      'cart.packs',
      'cart.packsAndRest',
      'cart.times',
      'footer.rights',
      'offer.line',
      'product.perUnit',
      'product.sku',
      'shop.searchChip',
    ];
    expect(foreign.map(([key]) => key).filter((key) => !same.includes(key))).toEqual([]);
  });

  it('ask in no form for what the main form does not ask for', async () => {
    const unknown = Object.entries(await loadTexts('ar', pack)).filter(([, message]) =>
      formsOf(message).some((form) => placeholders(form).some((name) => !mainForm(message).includes(name))),
    );
    expect(unknown).toEqual([]);
  });

  // Users of voice control say the visible label (WCAG 2.5.3).
  it.each(['en', 'ar'] as const)('name a control by its visible words, in %s', async (language) => {
    const texts: Readonly<Record<string, Message>> = await loadTexts(language, pack);
    const different = Object.entries(texts).filter(([key, name]) => {
      const visible = key.endsWith('Of') ? texts[key.slice(0, -'Of'.length)] : undefined;
      return typeof visible === 'string' && typeof name === 'string' && !name.includes(visible);
    });
    expect(different).toEqual([]);
  });
});
