import type { RaThemeOptions } from 'react-admin';

/** On a phone every touch target has at least 44 px (WCAG 2.5.5), and inputs have the same height. */
const PHONE = '@media (max-width: 599.95px)';
const MIN_SIZE = 44;
export const touchHeight = { [PHONE]: { minHeight: MIN_SIZE } };

export const touchSizes: RaThemeOptions['components'] = {
  MuiIconButton: { styleOverrides: { root: { [PHONE]: { minWidth: MIN_SIZE, minHeight: MIN_SIZE } } } },
  MuiToggleButton: { styleOverrides: { root: touchHeight } },
  MuiTab: { styleOverrides: { root: { minHeight: 40, paddingTop: 0, paddingBottom: 0, ...touchHeight } } },
  // The button of a notice is higher than its text.
  MuiAlert: { styleOverrides: { root: { [PHONE]: { alignItems: 'center' } } } },
  MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
  MuiFormControlLabel: { styleOverrides: { root: touchHeight } },
  MuiLink: {
    styleOverrides: { root: { [PHONE]: { display: 'inline-grid', alignContent: 'center', minHeight: MIN_SIZE } } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: touchHeight,
      input: {
        '&.MuiInputBase-inputSizeSmall.MuiSelect-select': { [PHONE]: { paddingTop: 11.5, paddingBottom: 11.5 } },
      },
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      root: {
        '&.MuiInputLabel-outlined.MuiInputLabel-sizeSmall:not(.MuiInputLabel-shrink)': {
          [PHONE]: { transform: 'translate(14px, 12px) scale(1)' },
        },
      },
    },
  },
};
