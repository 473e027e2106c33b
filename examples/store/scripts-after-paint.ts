import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** A `<script>` of an `.astro` file. */
const PAGE_SCRIPT = /\.astro\?astro&type=script\b/
/** The script of all pages, and what their islands in the header stand on. */
const EVERY_PAGE = /\/layout\/Page\.astro\?/
const IN_HEADER = /\/layout\/header-islands\.tsx$|^@astrojs\/preact\/client/

/**
 * Asks for what enlivens a page when the page has been painted: until then the line is for what is seen. Scripts of pages become calls
 * of `bringScript` (`src/layout/hold-presses.ts`), and islands may be `client:painted`.
 */
export function scriptsAfterPaint(): AstroIntegration {
  let client: URL
  return {
    name: 'scripts-after-paint',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        const entrypoint = fileURLToPath(new URL('src/layout/when-painted.ts', import.meta.url))
        addClientDirective({ name: 'painted', entrypoint })
      },
      'astro:config:done': ({ config }) => {
        client = config.build.client
      },
      'astro:build:ssr': ({ manifest }) => {
        const header = Object.entries(manifest.entryModules).flatMap(([id, file]) =>
          IN_HEADER.test(id) ? file : [],
        )
        const small = new Set(manifest.inlinedScripts.map(([id]) => id))
        for (const [id, file] of Object.entries(manifest.entryModules)) {
          if (!PAGE_SCRIPT.test(id) || small.has(id)) continue
          const wanted = withImports(file, client)
          if (EVERY_PAGE.test(id)) for (const one of header) withImports(one, client, wanted)
          const files = [...wanted].map((one) => JSON.stringify(`/${one}`))
          const script = `bringScript(${files.join()})`
          manifest.inlinedScripts.push([id, script])
          const hash = `sha256-${createHash('sha256').update(script).digest('base64')}` as const
          manifest.csp?.scriptHashes.push(hash)
          manifest.csp?.scriptDirective.hashes.push(hash)
        }
      },
    },
  }
}

/** A built file and all that it imports, from the folder of the client. */
function withImports(file: string, client: URL, into = new Set<string>()): Set<string> {
  if (into.has(file)) return into
  into.add(file)
  const url = new URL(file, client)
  for (const [, imported = ''] of readFileSync(url, 'utf8').matchAll(/(?:\bfrom|\bimport)"(\.\/[^"]+)"/g)) {
    withImports(new URL(imported, url).href.slice(client.href.length), client, into)
  }
  return into
}
