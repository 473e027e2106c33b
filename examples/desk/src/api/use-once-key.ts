import { useRef } from 'react'

/**
 * A key for what is about to be sent: the same while the content is, so that two presses, or one more after a lost answer, are done
 * once. Other content is another wish, and has another key.
 */
export function useOnceKey(content: unknown): string {
  const text = JSON.stringify(content)
  const kept = useRef<{ text: string; key: string } | null>(null)
  if (kept.current?.text !== text) kept.current = { text, key: crypto.randomUUID() }
  return kept.current.key
}
