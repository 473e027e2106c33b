import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

interface ThemeCheck {
  check(root: string): Promise<readonly { check: string; message: string; uri: string }[]>
}

/** What makes a folder a theme, besides what the stand-in has. */
const REST = { 'config/settings_schema.json': '[]', 'locales/en.default.json': '{}' }

/**
 * Has Shopify's own check look at a theme: schemas, tags, filters, objects.
 *
 * @param folder - Where npm has put `@shopify/theme-check-node`; the theme is written into it.
 * @throws {Error} with what it has found
 */
export async function checkTheme(folder: string, theme: ReadonlyMap<string, string>): Promise<void> {
  const root = join(folder, 'theme')
  for (const [path, text] of [...theme, ...Object.entries(REST)]) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  // Where it would look for newer tables than those that it brings: else it asks for them over the network.
  process.env['SHOPIFY_TLD_ROOT'] = folder
  const address = pathToFileURL(join(folder, 'node_modules/@shopify/theme-check-node/dist/index.js')).href
  const { check } = (await import(address)) as ThemeCheck
  const found = (await check(root)).map((one) => `${one.uri.slice(-40)}: ${one.check}: ${one.message}`)
  if (found.length > 0) throw new Error(`Shopify's check of the theme says:\n${found.join('\n')}`)
}
