/** The expression for the month in Dubai of a date field. @param path as `$createdAt` */
export const dubaiMonthOf = (path: string) => ({ $dateToString: { date: path, format: '%Y-%m', timezone: '+04:00' } });
