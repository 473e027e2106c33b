/** What stands before and after each sentence of the made-up language. */
export type Brackets = readonly [open: string, close: string]

export const SEEN: Brackets = ['⟦', '⟧']
