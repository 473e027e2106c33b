/** The tags in components of Svelte 5: `import type {} from '@dawakit/embed/types/svelte'`, once in an app. */
import type { HTMLAttributes } from 'svelte/elements'
import type { DawaAttributeMap, DawaElementMap } from './element-types.ts'
import type { Hearing } from './hearing.ts'

export type { Hearing }

/** An object is set as the property that it is. */
type Properties<Tag extends keyof DawaElementMap> = Partial<
  Omit<DawaElementMap[Tag], keyof HTMLElement | keyof DawaAttributeMap[Tag]>
>

export type DawaTagsOfSvelte = {
  [Tag in keyof DawaElementMap]: HTMLAttributes<DawaElementMap[Tag]> &
    DawaAttributeMap[Tag] &
    Properties<Tag> &
    Hearing
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends DawaTagsOfSvelte {}
}
