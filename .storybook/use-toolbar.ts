import { useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** What is chosen in the toolbar. */
export interface Toolbar {
  theme: 'light' | 'dark' | 'partner'
  language: 'english' | 'hindi' | 'tamil' | 'brackets'
  direction: 'ltr' | 'rtl'
}

const BEFORE_IT_SPEAKS: Toolbar = { theme: 'light', language: 'english', direction: 'ltr' }

function follow(listener: () => void) {
  const channel = addons.getChannel()
  channel.on(SET_GLOBALS, listener)
  channel.on(GLOBALS_UPDATED, listener)
  return () => {
    channel.off(SET_GLOBALS, listener)
    channel.off(GLOBALS_UPDATED, listener)
  }
}

function chosen(): Toolbar {
  const channel = addons.getChannel()
  const [last] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []
  return last?.globals ?? BEFORE_IT_SPEAKS
}

/** The toolbar's choices on a page of docs, where no story's context tells them. */
export const useToolbar = (): Toolbar => useSyncExternalStore(follow, chosen)
