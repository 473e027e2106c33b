/// <reference types="astro/astro-jsx" />
/** The tags in pages of Astro: `import type {} from '@dawakit/embed/types/astro'`, once in a site. */
import type { DawaAttributeMap, DawaElementMap } from './element-types.ts'

export type DawaTagsOfAstro = {
  [Tag in keyof DawaElementMap]: DawaAttributeMap[Tag] & astroHTML.JSX.HTMLAttributes
}

declare global {
  namespace astroHTML.JSX {
    interface IntrinsicElements extends DawaTagsOfAstro {}
  }
}
