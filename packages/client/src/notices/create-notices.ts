import { atom } from 'nanostores'
import type { Notice } from '../shop.ts'
import { NOTICE_MS } from './notice-ms.ts'

/** The queue of toasts. The same words that are still showing are not said twice. */
export function createNotices() {
  const $notices = atom<readonly Notice[]>([])
  let lastId = 0

  const dismissNotice = (id: number) => $notices.set($notices.get().filter((notice) => notice.id !== id))

  const notify = ({
    kind,
    title,
    text,
    durationMs = NOTICE_MS,
  }: Omit<Notice, 'id' | 'durationMs'> & Partial<Notice>) => {
    const shown = $notices.get()
    const same = shown.find(
      (notice) => notice.kind === kind && notice.title === title && notice.text === text,
    )
    if (same) return same.id
    const id = ++lastId
    $notices.set([...shown, { id, kind, title, text, durationMs }])
    setTimeout(dismissNotice, durationMs, id)
    return id
  }

  return { $notices, notify, dismissNotice }
}
