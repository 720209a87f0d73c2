import { inEachLanguage, type Language } from './languages.js';

/** The codes of ISO 3166-1. */
const CODES = [
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS',
  'BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE',
  'EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM',
  'HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC',
  'LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA',
  'NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW',
  'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO',
  'TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW',
].flatMap((line) => line.split(' '));

/** They come first in lists: the country of the shop and its neighbours. */
const NEAREST = ['AE', 'SA', 'OM', 'QA', 'BH', 'KW'];

export const HOME_COUNTRY = 'AE';

export const isCountry = (code: string): boolean => CODES.includes(code);

/** Made once: to construct one takes longer than a name. */
const NAMES = inEachLanguage((language) => new Intl.DisplayNames(language, { type: 'region' }));

/** The name of a country by its code; the text itself if it is not a code. */
export function countryName(code: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return NAMES[language].of(code) ?? code;
}

export interface CountryChoice {
  readonly id: string;
  readonly name: string;
}

/** @param stored the present value, which remains a choice if it is not the code of a country */
export function countryChoices(language: Language, stored = ''): CountryChoice[] {
  const named = (id: string): CountryChoice => ({ id, name: countryName(id, language) });
  const others = CODES.filter((code) => !NEAREST.includes(code)).map(named);
  const old = stored === '' || isCountry(stored) ? [] : [named(stored)];
  return [...old, ...NEAREST.map(named), ...others.sort((a, b) => a.name.localeCompare(b.name, language))];
}
