/** The tags in templates of Vue 3: `import type {} from '@dawakit/embed/types/vue'`, once in an app. */
import type { EmitFn, HTMLAttributes, PublicProps } from 'vue'
import type { DawaEventMap } from '../events.ts'
import type { DawaAttributeMap, DawaElementMap } from './element-types.ts'

type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Camel<Capitalize<Rest>>}`
  : Name

/** Its compiler looks for `per-page` as `perPage`. */
type Camelled<Attributes> = { [Name in keyof Attributes as Camel<Name & string>]: Attributes[Name] }

/** What an element has besides what every element has; an attribute's property counts as the attribute. */
type Properties<Tag extends keyof DawaElementMap> = Partial<
  Omit<DawaElementMap[Tag], keyof HTMLElement | keyof Camelled<DawaAttributeMap[Tag]>>
>

export type DawaTagsOfVue = {
  [Tag in keyof DawaElementMap]: new () => DawaElementMap[Tag] & {
    $props: HTMLAttributes &
      DawaAttributeMap[Tag] &
      Camelled<DawaAttributeMap[Tag]> &
      Properties<Tag> &
      PublicProps
    $emit: EmitFn<{ [Name in keyof DawaEventMap]: (event: DawaEventMap[Name]) => void }>
  }
}

declare module 'vue' {
  interface GlobalComponents extends DawaTagsOfVue {}
}
