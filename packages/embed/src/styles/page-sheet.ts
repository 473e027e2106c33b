import content from '../../../widgets/src/ground/theme/content.css?raw'
import { baseStyles } from './base-styles.ts'

/** No rule of the page's for its own `input` or `label` reaches these; pictures keep what their attributes say. */
const RESET = '&,:where(:not(svg,svg *,iframe)){all:revert}'
/** Held back by weight alone: what is important beats an animation, and a busy button's ring turns. */
const RESET_INSERTED = '.dawa-light:not(#_#_#_){::before,::after,::placeholder{all:revert}}'
/** The one thing that cannot be nested. */
const KEYFRAMES = /@keyframes .*?\}\}/g
/** One that is not important yet. */
const DECLARATION = /[\w-]+:[^;{}!]+(?=[;}])/g

/**
 * Stylesheets as the page wears them for forms that stand in its own tree. Each is nested in the class of their place: it
 * touches nothing else. As three ids count in it and every line is important, no rule of the page's gets in, but an
 * important one of a cascade layer, which nothing in a stylesheet beats.
 */
export const pageSheets = (texts: readonly string[]): string[] => [
  RESET_INSERTED,
  ...[RESET, ...baseStyles, content, ...texts].map((css) => {
    const important = css.replace(KEYFRAMES, '').replace(DECLARATION, '$&!important')
    return `.dawa-light:not(#_#_#_){${important}}${css.match(KEYFRAMES)?.join('') ?? ''}`
  }),
]
