import type { Page } from 'playwright'
import type { Entry } from './visit-entry.ts'

/** Colours of `--dawa-ground`. */
const GROUNDS: Record<string, string> = {
  light: '#f5f9f7',
  dark: '#0f1714',
  partner: '#faf7fd',
}

/** A computed colour, `rgb(…)` or `color(srgb …)`, as six digits. */
export function hexOf(computed: string): string {
  const scale = computed.startsWith('color(') ? 255 : 1
  const channels = (computed.match(/[\d.]+/g) ?? []).slice(0, 3)
  return `#${channels
    .map((channel) =>
      Math.round(Number(channel) * scale)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** What an open story shows of its toolbar: whether its colours and its direction are what it says. */
export async function checkLook(page: Page, { id, type }: Entry): Promise<string[]> {
  if (type !== 'story') return []
  const stories = await page.locator('.story').evaluateAll((all) =>
    all.map((story) => ({
      theme: /story--(\w+)/.exec(story.className)?.[1] ?? '',
      ground: getComputedStyle(story).backgroundColor,
    })),
  )
  const wrong = stories
    .filter(({ theme, ground }) => hexOf(ground) !== GROUNDS[theme])
    .map(({ theme, ground }) => `looks wrong: ${theme} stands on ${hexOf(ground)}`)
  const isDark = stories.some(({ theme }) => theme === 'dark')
  return id.endsWith('--dark') && !isDark ? [...wrong, 'looks wrong: it is called dark and is not'] : wrong
}
