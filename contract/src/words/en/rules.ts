/** The rules for fields that the frontends check too. */
export const PHONE_RULE =
  '“{value}” is not a valid phone number. Use a format like 050 123 4567, or start with + and the country code.';
export const TRN_RULE = 'TRN must have 15 digits, start with 1 and end with 03.';
export const TIN_RULE = 'TIN must have 10 digits and start with 1.';
