/** Milliseconds for which the sentence stands. */
const PLAIN_MS = 5000

/** What drawers and notices would have said, while their scripts cannot be fetched. */
export function sayPlainly(text: string): void {
  const plain = document.querySelector<HTMLElement>('[data-plain-notice]')
  if (!plain) return
  plain.textContent = text
  plain.hidden = false
  setTimeout(() => {
    plain.hidden = true
  }, PLAIN_MS)
}
