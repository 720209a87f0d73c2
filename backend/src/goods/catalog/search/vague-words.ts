/** Words that every search ignores, since they never distinguish products. */
const FILLERS = new Set(
  [
    'of the for and with by a an some any to in on my our your is are i we you it this that',
    'need want please kindly size made from origin quality grade me us give send',
    'wide width thick thickness long length high height',
    'من في مع علي الي عن صنع صناعه مقاس مطلوب اريد ابغي ممكن لو سمحت طول سماكه',
  ].flatMap((words) => words.split(' ')),
);

/**
 * Words about what goods are for and what they cost, and makes of machines. They narrow a search only where products
 * have exactly these words, for example among their machines, and are never taken for mistyped ones.
 */
const VAGUE = new Set(
  [
    'best good cheap cheapest cheaper affordable discount price prices cost rate rates offer buy order quote quotation supplier suppliers',
    'dealer shop store online company brand original genuine compatible replacement type kind item items product products',
    'printer printers printing print machine machines coder coders press presses',
    'zebra videojet domino markem imaje linx willett hitachi citronix sato tsc godex argox toshiba tec honeywell datamax',
    'intermec citizen brother epson canon hp xerox ricoh avery dennison novexx bixolon postek cab carl valentin',
    'bizerba ishida printronix wolke adhesive sticky konica minolta kyocera xprinter rongta hprt brady dymo',
    'mettler toledo dibal multivac ulma hsajet gainscha norwood kortho',
    'heidelberg bobst komori kba koenig bauer manroland roland ryobi iijima young shin sakurai',
    'لينكس هايدلبرغ هايدلبرج بوبست كوموري ايبسون بروذر بيزيربا بيزربا كانون كونيكا ساتو هيتاشي',
    'رخيص رخيصه ارخص سعر اسعار عرض شراء طابعه طابعات لطابعه للطابعه ماكينه ماكينات مكينه لماكينه للماكينه جهاز الات اله',
  ].flatMap((words) => words.split(' ')),
);

/** @param word in the form of `plainText` */
export const isFiller = (word: string): boolean => FILLERS.has(word);

/** @param word in the form of `plainText` */
export const isVague = (word: string): boolean => VAGUE.has(word);
