import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';

/** Colours that a badge can say; the theme holds what each looks like in light and dark. */
export type BadgeColor = 'green' | 'yellow' | 'red' | 'purple' | 'neutral';

type BadgePalette = Record<BadgeColor, { text: string; ground: string }>;

declare module '@mui/material/styles' {
  interface Palette {
    badge: BadgePalette;
  }
  interface PaletteOptions {
    badge?: BadgePalette;
  }
}

const INK = '#14181c';
const CYAN = '#00a3c7';

const lightBadges: BadgePalette = {
  green: { text: '#0b5d33', ground: '#d3f2e0' },
  yellow: { text: '#6b4700', ground: '#ffedb3' },
  red: { text: '#9b1c1c', ground: '#fde0e0' },
  purple: { text: '#5b21a6', ground: '#ebdffc' },
  neutral: { text: '#3c454d', ground: '#e5e9ec' },
};

const darkBadges: BadgePalette = {
  green: { text: '#86e5b0', ground: '#12402a' },
  yellow: { text: '#ffd76a', ground: '#463505' },
  red: { text: '#ffa8a8', ground: '#541b1b' },
  purple: { text: '#d3b5ff', ground: '#3d2168' },
  neutral: { text: '#c9d1d8', ground: '#2c353c' },
};

const shape: RaThemeOptions = {
  sidebar: { width: 208, closedWidth: 50 },
  shape: { borderRadius: 6 },
  typography: {
    // Archivo has no Arabic letters: those are Cairo's, which comes with the language.
    fontFamily:
      "'Archivo Variable', Archivo, 'Cairo Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    fontSize: 13,
    h6: { fontWeight: 650 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
};

const components = (line: string, bar: string, ground: string): RaThemeOptions['components'] => ({
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiInputBase: { styleOverrides: { input: { '&:not([type=number])': { unicodeBidi: 'plaintext' } } } },
  MuiButton: { defaultProps: { disableElevation: true } },
  MuiTableCell: {
    styleOverrides: {
      // Latin codes and sizes keep their order within Arabic, and the column its side.
      root: { borderColor: line, unicodeBidi: 'plaintext' },
      sizeSmall: { padding: '5px 10px' },
      head: { fontWeight: 650, whiteSpace: 'nowrap' },
      alignRight: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    },
  },
  RaToolbar: { styleOverrides: { root: { backgroundColor: ground, borderTop: `1px solid ${line}` } } },
  RaListToolbar: { styleOverrides: { root: { backgroundColor: 'transparent !important' } } },
  RaTopToolbar: { styleOverrides: { root: { backgroundColor: 'transparent !important' } } },
  // A list's table is named by the page's title.
  RaDataTable: {
    defaultProps: { 'aria-labelledby': 'react-admin-title' },
    styleOverrides: { root: { '& .RaDataTable-tableWrapper': { overflowX: 'auto' } } },
  },
  // While nothing is selected its buttons lie at no height, but would still be reached by keys.
  RaBulkActionsToolbar: {
    styleOverrides: { root: { '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' } } },
  },
  RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } } },
  MuiAppBar: { styleOverrides: { root: { backgroundColor: bar, color: '#fff', borderBottom: `3px solid ${CYAN}` } } },
});

const lightTheme: RaThemeOptions = {
  ...defaultLightTheme,
  ...shape,
  palette: {
    mode: 'light',
    primary: { main: '#00708a' },
    secondary: { main: INK },
    background: { default: '#f3f5f6', paper: '#ffffff' },
    text: { primary: INK, secondary: '#52606b' },
    badge: lightBadges,
  },
  components: { ...defaultLightTheme.components, ...components('#e3e7ea', INK, '#ffffff') },
};

const darkTheme: RaThemeOptions = {
  ...defaultDarkTheme,
  ...shape,
  palette: {
    mode: 'dark',
    primary: { main: '#4fd0ea' },
    secondary: { main: '#dfe5ea' },
    background: { default: '#0f1316', paper: '#171c20' },
    text: { primary: '#eef2f4', secondary: '#a4b0b9' },
    badge: darkBadges,
  },
  components: { ...defaultDarkTheme.components, ...components('#2a3238', '#0a0d0f', '#171c20') },
};

interface Themes {
  lightTheme: RaThemeOptions;
  darkTheme: RaThemeOptions;
}

/** Both themes in both directions: one object each, so that a theme is made anew only where it changes. */
export const themes: Record<'ltr' | 'rtl', Themes> = {
  ltr: { lightTheme, darkTheme },
  rtl: { lightTheme: { ...lightTheme, direction: 'rtl' }, darkTheme: { ...darkTheme, direction: 'rtl' } },
};
