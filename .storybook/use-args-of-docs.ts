import { useEffect, useState } from 'react'
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events'
import { SNIPPET_RENDERED } from 'storybook/internal/docs-tools'
import type { AttributeValues } from './html-of.ts'

interface ArgsUpdate {
  storyId: string
  args: AttributeValues
}

interface Channel {
  emit(event: string, snippet: { id: string; source: string; args: AttributeValues }): void
  on(event: string, listener: (update: ArgsUpdate) => void): void
  off(event: string, listener: (update: ArgsUpdate) => void): void
}

/** Of the page of docs that this story's frame stands in. */
export function channelOfDocs(): Channel | undefined {
  try {
    const around = window.parent as { __STORYBOOK_PREVIEW__?: { channel: Channel } }
    return window.parent === window ? undefined : around.__STORYBOOK_PREVIEW__?.channel
  } catch {
    // Storybook stands in a page of another origin, which is no page of docs.
    return undefined
  }
}

/** A story's args. In a frame on a page of docs, that page's controls are not heard by Storybook itself. */
export function useArgsOfDocs(id: string, args: AttributeValues): AttributeValues {
  const [changed, setChanged] = useState<AttributeValues | null>(null)
  useEffect(() => {
    const channel = channelOfDocs()
    const hear = (update: ArgsUpdate) => {
      if (update.storyId !== id) return
      setChanged(update.args)
      // The page writes the code below the story anew: else it does so at its next occasion, if any.
      channel?.emit(SNIPPET_RENDERED, { id, source: '', args: update.args })
    }
    channel?.on(STORY_ARGS_UPDATED, hear)
    return () => channel?.off(STORY_ARGS_UPDATED, hear)
  }, [id])
  return changed ?? args
}
