/** The names of filters by their English. */
export const filterWords: Readonly<Record<`term.${string}`, string>> = {
  'term.Size': 'المقاس',
  'term.Length / Pack': 'الطول / العبوة',
  'term.Variant': 'الطول / العبوة',
  'term.Colour': 'اللون',
  'term.Color': 'اللون',
  'term.Code': 'الرمز',
  'term.Type': 'النوع',
  'term.Sort': 'النوع',
  'term.Quality': 'الجودة',
  'term.Origin': 'بلد المنشأ',
  'term.Unit': 'الوحدة',
};
