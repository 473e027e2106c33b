import type { Page } from 'playwright/test'

/** What a scanner sends for FNC1: Ctrl and ]. */
export const GS = '\u001d'

const GAP_MS = 4

/** Scans a code, with Enter at its end. Each key has the time that the scanner's cable gives it, however busy the page is. */
export async function scanCode(page: Page, code: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const begun = Date.now()
  const keys = [...code, '\r']
  await Promise.all(
    keys.flatMap((text, index) => {
      const timestamp = (begun + index * GAP_MS) / 1000
      const key = keyOf(text)
      return [
        session.send('Input.dispatchKeyEvent', {
          ...key,
          type: key.text ? 'keyDown' : 'rawKeyDown',
          timestamp,
        }),
        session.send('Input.dispatchKeyEvent', { ...key, text: '', type: 'keyUp', timestamp }),
      ]
    }),
  )
  await session.detach()
}

function keyOf(text: string) {
  if (text === '\r') return { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text }
  if (text === GS) return { key: ']', code: 'BracketRight', modifiers: 2, text: '' }
  return { key: text, text }
}
