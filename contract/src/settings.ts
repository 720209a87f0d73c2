/** The id of the one record of the shop's settings. */
export const SETTINGS_ID = '000000000000000000000001';
