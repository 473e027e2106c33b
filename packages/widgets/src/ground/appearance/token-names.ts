/** Colours of `tokens.css`: a pair of them can be given, for light and for dark. */
export const COLOURS = [
  'ink',
  'muted',
  'surface',
  'ground',
  'picture',
  'line',
  'lineStrong',
  'primary',
  'primaryHover',
  'primaryTint',
  'onPrimary',
  'deal',
  'dealTint',
  'onDeal',
  'rx',
  'rxTint',
  'cold',
  'coldTint',
  'danger',
  'dangerTint',
  'success',
  'focus',
  'scrim',
] as const

/** All else that it declares: type, space, shape, motion. */
export const MEASURES = [
  'font',
  'textXs',
  'textSm',
  'textMd',
  'textLg',
  'textXl',
  'text2xl',
  'text3xl',
  'space1',
  'space2',
  'space3',
  'space4',
  'space5',
  'space6',
  'space8',
  'space12',
  'radiusControl',
  'radiusPicture',
  'radiusCard',
  'radiusChip',
  'tap',
  'cardPicture',
  'cardPack',
  'shadow',
  'motionFast',
  'motion',
] as const

export type ColourName = (typeof COLOURS)[number]
export type MeasureName = (typeof MEASURES)[number]
export type TokenName = ColourName | MeasureName

/** The custom property of a name: `radiusControl` is `--dawa-radius-control`, `text2xl` is `--dawa-text-2xl`. */
export const propertyOf = (name: TokenName): string =>
  `--dawa-${name.replace(/[A-Z]|\d+/g, (start) => `-${start.toLowerCase()}`)}`
