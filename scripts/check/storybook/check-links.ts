import type { Page } from 'playwright'
import type { Entry } from './visit-entry.ts'

interface SeenPage {
  /** Links into Storybook, as they are written. */
  links: string[]
  /** What a link may name on this page. */
  anchors: Set<string>
}

/** An entry inside the whole Storybook, or a story in a frame of its own, opened alone. */
const TARGET = /^(?:(?:\.\/)?\?path=\/(?:docs|story)\/|iframe\.html\?id=)([\w-]+)/

/** Reads every page of docs that is open, and says at last which of their links lead nowhere. */
export function createLinkCheck(entries: readonly Entry[]) {
  const ids = new Set(entries.map(({ id }) => id))
  const seen = new Map<string, SeenPage>()
  return {
    /** Reads the page of docs that is open in `page`. */
    async read(page: Page, { id, type }: Entry): Promise<void> {
      if (type !== 'docs') return
      const { links, anchors } = await page.evaluate(() => ({
        links: [...document.querySelectorAll('#storybook-docs a[href]')]
          // What widgets show leads into their shop, and Storybook's own buttons open a story by itself.
          .filter((link) => !link.closest('.story, .live-widgets, .sbdocs-preview'))
          .map((link) => link.getAttribute('href') ?? ''),
        anchors: [...document.querySelectorAll('#storybook-docs [id]')].map((element) => element.id),
      }))
      seen.set(id, { links, anchors: new Set(anchors) })
    },

    /** @returns Every link that leads to no entry, or to no heading of a page that was read. */
    broken(): string[] {
      return [...seen].flatMap(([id, { links }]) =>
        links.flatMap((link) => {
          if (/^[a-z]+:/.test(link)) return []
          const [path = '', anchor = ''] = link.split('#')
          const target = path === '' ? id : TARGET.exec(path)?.[1]
          if (!target || !ids.has(target)) return [`${id}\n    leads nowhere: ${link}`]
          const isMissing =
            anchor && seen.has(target) && !seen.get(target)?.anchors.has(decodeURIComponent(anchor))
          return isMissing ? [`${id}\n    leads to no heading: ${link}`] : []
        }),
      )
    },
  }
}
