import type { DawaEventMap } from '../events.ts'

/** Listeners as attributes, where a framework hears events of any name so: `ondawa:cart:change`. */
export type Hearing = {
  [Name in keyof DawaEventMap as `on${Name}`]?: ((event: DawaEventMap[Name]) => void) | undefined
}
