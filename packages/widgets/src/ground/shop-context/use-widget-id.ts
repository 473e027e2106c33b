'use client'

import { useId } from 'react'

/**
 * An id that is the page's own. `useId` alone counts per root: two islands of one page would
 * both say `P0-0`, so the purpose stands before it.
 * @param purpose - Letters of what it names; others become '-'.
 */
export function useWidgetId(purpose: string): string {
  return `dawa-${purpose}-${useId()}`.replace(/\W+/g, '-')
}
