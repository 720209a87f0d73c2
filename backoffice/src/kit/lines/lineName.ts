import { nameOfLine } from '@shop/contract/names';
import { currentLanguage, directed } from '../../i18n/language';

/** The name of a line in the language of the page. */
export const lineName = (line: Parameters<typeof nameOfLine>[0]): string =>
  directed(nameOfLine(line, currentLanguage()));

/** The name of a product in the language of the page. */
export const productName = ({ name, nameAr }: { name: string; nameAr: string }): string =>
  lineName({ productName: name, productNameAr: nameAr });
