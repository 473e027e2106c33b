import { baseStyles } from './base-styles.ts'

/** No rule of the page's for its own `input` or `label` reaches these; pictures keep what their attributes say. */
const RESET = '&,:where(:not(svg,svg *,iframe)),::before,::after,::placeholder{all:revert}'
/** The one thing that cannot be nested. */
const KEYFRAMES = /@keyframes .*?\}\}/g

/**
 * Stylesheets as the page wears them for forms that stand in its own tree. Each is nested in the class of their
 * place: it touches nothing else, and as an id counts in it, the page's own rules do not get in.
 */
export const pageSheets = (texts: readonly string[]): string[] =>
  [RESET, ...baseStyles, ...texts].map(
    (css) => `.dawa-light:not(#_){${css.replace(KEYFRAMES, '')}}${css.match(KEYFRAMES)?.join('') ?? ''}`,
  )
