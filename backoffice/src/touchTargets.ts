import type { RaThemeOptions } from 'react-admin';

/** On a phone everything that is pressed has the room of a finger; what a form holds has its height, too. */
const PHONE = '@media (max-width: 599.95px)';
const FINGER = 44;
export const finger = { [PHONE]: { minHeight: FINGER } };

export const touchTargets: RaThemeOptions['components'] = {
  MuiIconButton: { styleOverrides: { root: { [PHONE]: { minWidth: FINGER, minHeight: FINGER } } } },
  MuiToggleButton: { styleOverrides: { root: finger } },
  MuiTab: { styleOverrides: { root: { minHeight: 40, paddingTop: 0, paddingBottom: 0, ...finger } } },
  // The button of a notice is higher than its words.
  MuiAlert: { styleOverrides: { root: { [PHONE]: { alignItems: 'center' } } } },
  MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
  MuiFormControlLabel: { styleOverrides: { root: finger } },
  MuiLink: {
    styleOverrides: { root: { [PHONE]: { display: 'inline-grid', alignContent: 'center', minHeight: FINGER } } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: finger,
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
