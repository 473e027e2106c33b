/** The tags in the JSX of Preact: `import type {} from '@dawakit/embed/types/preact'`, once in an app. */
import type { HTMLAttributes } from 'preact'
import type { DawaAttributeMap, DawaElementMap } from './element-types.ts'
import type { Hearing } from './hearing.ts'

export type { Hearing }

export type DawaTagsOfPreact = {
  [Tag in keyof DawaElementMap]: HTMLAttributes<DawaElementMap[Tag]> & DawaAttributeMap[Tag] & Hearing
}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends DawaTagsOfPreact {}
  }
}
