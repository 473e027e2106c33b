import type { RaThemeOptions } from 'react-admin'
import { type ColourName, colours, type Mode } from './colours.ts'

const FONT =
  'system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Devanagari", "Noto Sans Tamil", sans-serif'

/** What a finger needs. In pixels. */
const TAP = 44

/** Dense enough for a day's queue on a laptop, and large enough to be touched on a tablet. */
export function deskTheme(mode: Mode): RaThemeOptions {
  const colour = (name: ColourName) => colours[name][mode]
  const paletteOf = (main: ColourName, tint: ColourName) => ({
    main: colour(main),
    light: colour(tint),
    dark: colour(main),
    contrastText: mode === 'light' ? '#ffffff' : colour('on-primary'),
  })
  const tinted = (tint: ColourName) => ({ color: colour('ink'), backgroundColor: colour(tint) })
  const focus = { outline: `2px solid ${colour('ink')}`, outlineOffset: 2 }
  const touch = { '@media (pointer: coarse)': { minHeight: TAP } }
  return {
    palette: {
      mode,
      primary: { ...paletteOf('primary', 'primary-tint'), dark: colour('primary-hover') },
      secondary: paletteOf('rx', 'rx-tint'),
      info: paletteOf('rx', 'rx-tint'),
      warning: { ...paletteOf('deal', 'deal-tint'), contrastText: '#2a1b00' },
      error: paletteOf('danger', 'danger-tint'),
      success: paletteOf('primary', 'primary-tint'),
      text: { primary: colour('ink'), secondary: colour('muted') },
      background: { default: colour('ground'), paper: colour('surface') },
      divider: colour('line'),
    },
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: FONT,
      fontSize: 14,
      htmlFontSize: 16,
      h1: { fontSize: 22, fontWeight: 650, lineHeight: 1.25 },
      h2: { fontSize: 16, fontWeight: 650, lineHeight: 1.35 },
      h3: { fontSize: 14, fontWeight: 650, lineHeight: 1.4 },
      h6: { fontSize: 18, fontWeight: 650 },
      body1: { fontSize: 15, lineHeight: 1.45 },
      body2: { fontSize: 14, lineHeight: 1.45 },
      caption: { fontSize: 12.5, lineHeight: 1.4 },
      button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0 },
    },
    sidebar: { width: 196, closedWidth: 56 },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          html: { colorScheme: mode, WebkitTextSizeAdjust: '100%' },
          ':focus-visible': focus,
          '@media print': { ':focus-visible': { outline: 'none' } },
          // Links of the router, which no part of the kit has drawn.
          'a:not([class])': { color: colour('primary'), textUnderlineOffset: 3 },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '0.01ms !important',
              transitionDuration: '0.01ms !important',
            },
          },
        },
      },
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderColor: colour('line') } },
      },
      MuiAlert: {
        // By itself the kit takes nine tenths of a tint away: nothing of it stays by day, and black by night.
        styleOverrides: {
          // What has the focus in it shows so on all sides.
          message: { overflow: 'visible', minWidth: 0, overflowWrap: 'anywhere' },
          standardSuccess: tinted('primary-tint'),
          standardInfo: tinted('rx-tint'),
          standardWarning: tinted('deal-tint'),
          standardError: tinted('danger-tint'),
        },
      },
      MuiCard: { defaultProps: { variant: 'outlined' } },
      MuiAppBar: { defaultProps: { elevation: 0, color: 'inherit' } },
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiButton: {
        defaultProps: { disableElevation: true, size: 'medium' },
        styleOverrides: { root: { ...touch, '&.Mui-focusVisible': focus } },
      },
      MuiIconButton: { styleOverrides: { root: { '&.Mui-focusVisible': focus } } },
      MuiTab: {
        styleOverrides: {
          root: {
            minHeight: TAP,
            minWidth: 0,
            padding: '0 11px',
            color: colour('muted'),
            '&.Mui-focusVisible': focus,
          },
        },
      },
      MuiTabs: { styleOverrides: { root: { minHeight: TAP } } },
      MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
      MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
      MuiOutlinedInput: {
        styleOverrides: {
          notchedOutline: { borderColor: colour('line-strong') },
          input: touch,
        },
      },
      MuiTableCell: {
        styleOverrides: {
          root: { borderColor: colour('line'), padding: '7px 12px' },
          head: {
            fontWeight: 600,
            fontSize: 12.5,
            color: colour('muted'),
            backgroundColor: colour('surface'),
          },
        },
      },
      MuiChip: { styleOverrides: { root: { fontWeight: 600, borderRadius: 6 } } },
      MuiTooltip: { defaultProps: { enterDelay: 400 } },
      MuiLink: { styleOverrides: { root: { textUnderlineOffset: 3 } } },
    },
  }
}
