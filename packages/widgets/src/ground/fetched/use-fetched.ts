'use client'

import { useEffect, useState } from 'react'

/** An import, and where it is kept: what it has brought. */
export interface FetchPart<Part> {
  (): Promise<Part>
  part?: Part
}

/** A part that is fetched at the first need, and there at once from then on. */
export function keptPart<Part>(load: () => Promise<Part>): FetchPart<Part> {
  const fetchPart: FetchPart<Part> = async () => {
    fetchPart.part ??= await load()
    return fetchPart.part
  }
  return fetchPart
}

/**
 * A part of a widget that most who see it do not need yet, fetched beside it.
 *
 * @param fetchPart - An import: made once, when it is first drawn.
 * @param isNeeded - Else it waits until it is. @default true
 * @returns undefined while it is on its way, null where it could not be fetched
 */
export function useFetched<Part extends object>(
  fetchPart: FetchPart<Part>,
  isNeeded = true,
): Part | null | undefined {
  const [part, setPart] = useState<Part | null | undefined>(fetchPart.part)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function of the next drawing fetches nothing new
  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    const settle = (found: Part | null) => {
      if (isCurrent) setPart(found)
    }
    fetchPart().then(settle, () => settle(null))
    return () => {
      isCurrent = false
    }
  }, [isNeeded])
  return part
}
