import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { AstroIntegration } from 'astro'
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js'

/** What a page's head says of its styles. */
export interface PageStyles {
  /** Those that stand in the page and links to the others, in their order. */
  markup: string
  /** Of those that stand in the page, as its policy names them. */
  hashes: readonly Hash[]
}
/** By the pattern of the route. */
export type StylesOfPages = Readonly<Record<string, PageStyles>>

type Hash = `sha256-${string}`

/** What Astro may draw without the store's `locals`, when something has failed. */
const LEFT_TO_ASTRO = ['/404', '/500']
const FILE = 'styles-of-pages.json'

/**
 * Takes the styles of pages out of Astro's hands: it hashes them anew for every answer, in threads that also compress, and names
 * those of all pages, 3 KB that nothing compresses, in the policy of each.
 */
export function ownStyles(): AstroIntegration {
  const styles: Record<string, PageStyles> = {}
  let folder: URL
  return {
    name: 'own-styles',
    hooks: {
      'astro:config:done': ({ config }) => {
        folder = config.build.server
      },
      'astro:build:ssr': ({ manifest }) => {
        for (const route of manifest.routes) {
          const { route: pattern } = route.routeData
          if (route.styles.length === 0 || LEFT_TO_ASTRO.includes(pattern)) continue
          const inPage = route.styles.flatMap((style) => (style.type === 'inline' ? style.content : []))
          const markup = route.styles.map((style) =>
            style.type === 'inline'
              ? `<style>${style.content}</style>`
              : `<link rel="stylesheet" href="/${style.src}">`,
          )
          styles[pattern] = { markup: markup.join(''), hashes: inPage.map(hashOf) }
          route.styles = []
        }
        if (!manifest.csp) return
        // What comes as a file needs no hash: 'self' lets it in.
        const everywhere = [hashOf(ISLAND_STYLES)]
        manifest.csp.styleHashes = everywhere
        manifest.csp.styleDirective.hashes = everywhere
      },
      'astro:build:done': () => {
        writeFileSync(new URL(FILE, folder), JSON.stringify(styles))
      },
    },
  }
}

/** @param dist - Where the store was built. */
export function readStylesOfPages(dist: URL): StylesOfPages {
  return JSON.parse(readFileSync(new URL(`server/${FILE}`, dist), 'utf8')) as StylesOfPages
}

const hashOf = (content: string): Hash => `sha256-${createHash('sha256').update(content).digest('base64')}`
