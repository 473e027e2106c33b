export type Mode = 'light' | 'dark'

/** Dawakit's colours, light and dark, as `@dawakit/widgets/tokens.css` declares them: a test holds them to it. */
export const colours = {
  ink: { light: '#10231f', dark: '#e8f1ed' },
  muted: { light: '#566a64', dark: '#a3b6af' },
  surface: { light: '#ffffff', dark: '#17211d' },
  ground: { light: '#f5f9f7', dark: '#0f1714' },
  line: { light: '#dce7e3', dark: '#2b3a34' },
  'line-strong': { light: '#7c918a', dark: '#6f857d' },
  primary: { light: '#0b6e4f', dark: '#4fc497' },
  'primary-hover': { light: '#095a41', dark: '#74d6b1' },
  'primary-tint': { light: '#e4f3ec', dark: '#173429' },
  'on-primary': { light: '#ffffff', dark: '#05241a' },
  deal: { light: '#f2a20c', dark: '#f2b03a' },
  'deal-tint': { light: '#fdf1d9', dark: '#3a2d10' },
  rx: { light: '#2459c4', dark: '#9dbaff' },
  'rx-tint': { light: '#e8effc', dark: '#1c2b4d' },
  cold: { light: '#0a6780', dark: '#7fd0e8' },
  'cold-tint': { light: '#e0f3f8', dark: '#12323c' },
  danger: { light: '#b3261e', dark: '#ffa79e' },
  'danger-tint': { light: '#fceceb', dark: '#46201d' },
} as const satisfies Record<string, Record<Mode, string>>

export type ColourName = keyof typeof colours
