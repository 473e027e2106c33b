/** The tags in the JSX of React 18 and 19: `import type {} from '@dawakit/embed/types/react'`, once in an app. */
import type * as React from 'react'
import type { DawaAttributeMap, DawaElementMap } from './element-types.ts'
import type { Hearing } from './hearing.ts'

export type { Hearing }

/** React 18 hears no event of an element, and has no `use`. */
type HearingOfReact = 'use' extends keyof typeof React ? Hearing : unknown

export type DawaTagsOfReact = {
  [Tag in keyof DawaElementMap]: React.DetailedHTMLProps<
    React.HTMLAttributes<DawaElementMap[Tag]>,
    DawaElementMap[Tag]
  > &
    DawaAttributeMap[Tag] &
    HearingOfReact & {
      /** Before 19, `className` of a custom element is an attribute of that name. */
      class?: string | undefined
    }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends DawaTagsOfReact {}
  }
}
