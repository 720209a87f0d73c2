import { createElement } from 'react';
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { ListPagination } from '../../kit/ui/ListStates';
import { type BadgePalette, FONTS, type Mode, type Palette, palettes, STRIP_OF_INKS } from './palette';

/** On a phone every touch target has at least 44 px (WCAG 2.5.5), and inputs have the same height. */
const PHONE = '@media (max-width: 599.95px)';
const MIN_SIZE = 44;
const touchHeight = { [PHONE]: { minHeight: MIN_SIZE } };

const touchSizes: RaThemeOptions['components'] = {
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

declare module '@mui/material/styles' {
  interface Palette {
    badge: BadgePalette;
  }
  interface PaletteOptions {
    badge?: BadgePalette;
  }
}

/** Between a figure and the next column. */
const FIGURE_GAP = 16;

const shape: RaThemeOptions = {
  sidebar: { width: 208, closedWidth: 50 },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: FONTS,
    fontSize: 13,
    h6: { fontWeight: 650 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
};

/** MUI puts the label of a checkbox on the surrounding element, where screen readers don't find it. */
const labelOfInput = (checkbox: object) => ({
  'aria-label':
    'aria-label' in checkbox && typeof checkbox['aria-label'] === 'string' ? checkbox['aria-label'] : undefined,
});

const components = ({ line, bar, paper }: Palette): RaThemeOptions['components'] => ({
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  // A variable of the badge, which is not mirrored with its styles.
  MuiBadge: { styleOverrides: { badge: { '[dir=rtl] &': { '--Badge-translateX': '-50%' } } } },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiInputBase: { styleOverrides: { input: { '&:not([type=number])': { unicodeBidi: 'plaintext' } } } },
  ...touchSizes,
  MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: touchHeight } },
  // A progress ring is always beside a text about the loading content.
  MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
  MuiLinearProgress: { defaultProps: { 'aria-hidden': true } },
  MuiCheckbox: { defaultProps: { slotProps: { root: { 'aria-label': undefined }, input: labelOfInput } } },
  MuiTableCell: {
    styleOverrides: {
      // Latin codes and sizes keep their order within Arabic, and the column keeps its alignment.
      root: { borderColor: line, unicodeBidi: 'plaintext' },
      sizeSmall: { padding: '5px 10px' },
      // On a phone the figures need the room.
      head: { fontWeight: 650, '&&': { whiteSpace: 'normal', '@media (min-width:600px)': { whiteSpace: 'nowrap' } } },
      alignRight: {
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
        '&&': { paddingInlineEnd: FIGURE_GAP },
      },
    },
  },
  RaToolbar: { styleOverrides: { root: { backgroundColor: paper, borderTop: `1px solid ${line}` } } },
  RaListToolbar: { styleOverrides: { root: { backgroundColor: 'transparent !important' } } },
  RaTopToolbar: { styleOverrides: { root: { backgroundColor: 'transparent !important' } } },
  // The page's title is the name of a list's table.
  RaDataTable: {
    defaultProps: { 'aria-labelledby': 'react-admin-title' },
    styleOverrides: { root: { '& .RaDataTable-tableWrapper': { overflowX: 'auto' } } },
  },
  // While nothing is selected, the toolbar has no height, but its buttons could still get the focus.
  RaBulkActionsToolbar: {
    styleOverrides: { root: { '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' } } },
  },
  RaList: {
    defaultProps: { pagination: createElement(ListPagination) },
    styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } },
  },
  MuiAppBar: {
    styleOverrides: {
      root: {
        backgroundColor: bar,
        color: '#fff',
        borderBottom: '3px solid transparent',
        '&::after': {
          content: '""',
          position: 'absolute',
          insetInline: 0,
          bottom: -3,
          height: 3,
          background: STRIP_OF_INKS,
        },
      },
    },
  },
});

const themeOf = (mode: Mode, base: RaThemeOptions): RaThemeOptions => {
  const palette = palettes[mode];
  const { primary, secondary, background, paper, text, softText, badge } = palette;
  return {
    ...base,
    ...shape,
    palette: {
      mode,
      primary: { main: primary },
      secondary: { main: secondary },
      // White on MUI's orange is too faint to read.
      ...(mode === 'light' && { warning: { main: '#9a4d00' } }),
      background: { default: background, paper },
      text: { primary: text, secondary: softText },
      badge,
    },
    components: { ...base.components, ...components(palette) },
  };
};

const lightTheme = themeOf('light', defaultLightTheme);
const darkTheme = themeOf('dark', defaultDarkTheme);

interface Themes {
  lightTheme: RaThemeOptions;
  darkTheme: RaThemeOptions;
}

/** Both themes in both directions. The objects are constant, so that a theme is built only when it changes. */
export const themes: Record<'ltr' | 'rtl', Themes> = {
  ltr: { lightTheme, darkTheme },
  rtl: { lightTheme: { ...lightTheme, direction: 'rtl' }, darkTheme: { ...darkTheme, direction: 'rtl' } },
};
