import type { Happening, HappeningKind } from '@dawakit/core/happenings'

/** A happening as it is handed over. */
export interface Handed<Kind extends HappeningKind = HappeningKind> extends Happening<Kind> {
  id: string
  /** 1, 2, …: the order in which everybody hears of it. */
  number: number
}

/**
 * Who hears of what has happened, after it has: at least once each, in order, one at a time in whichever process. What it does
 * with it must bear to be done twice. While it throws, it hears of nothing later; it is tried again, after ten minutes at most.
 */
export interface Subscriber {
  /** Its cursor stands under this name: another name hears of what happens from then on. */
  name: string
  on: { readonly [Kind in HappeningKind]?: (happening: Handed<Kind>) => Promise<void> | void }
}
