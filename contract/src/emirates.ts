import type { Language } from './languages.js';
import type { Emirate } from './uae.js';

export const EMIRATE_NAMES: Readonly<Record<Language, Readonly<Record<Emirate, string>>>> = {
  en: {
    AUH: 'Abu Dhabi',
    DXB: 'Dubai',
    SHJ: 'Sharjah',
    AJM: 'Ajman',
    UAQ: 'Umm Al Quwain',
    RAK: 'Ras Al Khaimah',
    FUJ: 'Fujairah',
  },
  ar: {
    AUH: 'أبوظبي',
    DXB: 'دبي',
    SHJ: 'الشارقة',
    AJM: 'عجمان',
    UAQ: 'أم القيوين',
    RAK: 'رأس الخيمة',
    FUJ: 'الفجيرة',
  },
};
