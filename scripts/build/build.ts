/**
 * Builds what is published and what the store serves; `build.ts packages` and `build.ts store` only one of the two,
 * `build.ts package core` one package with those that it stands on.
 */

import { ELEMENT_SOURCES } from '../docs/elements/element-sources.ts'
import { PUBLISHED, type Published, withThoseBelow } from '../release/published.ts'
import { inTurn, run, step } from '../run.ts'
import { buildEmbed } from './build-embed.ts'
import { buildDesk, buildPartnerReact, buildStore } from './build-store.ts'
import { buildIfChanged } from './stamp.ts'

const [only, named] = process.argv.slice(2)

async function buildPackage(name: Published): Promise<void> {
  const built = withThoseBelow(name).map((other) => `packages/${other}`)
  await step(`@dawakit/${name}`, () =>
    buildIfChanged(
      `package-${name}`,
      ['package-lock.json', 'scripts/build/type-entries.ts', ...built],
      `packages/${name}/dist`,
      () => run('npm', ['exec', '--workspace', `packages/${name}`, '--', 'tsup', '--silent']),
    ),
  )
}
/** What editors and assistants read of the elements: made from their code, beside the modules. */
const buildElementFiles = () =>
  step('Elements for editors', async () => {
    const { buildPackageFiles } = await import('../docs/elements/element-files.ts')
    const inputs = [
      ...ELEMENT_SOURCES,
      ...['core', 'client', 'widgets', 'embed'].map((name) => `packages/${name}`),
    ]
    await buildIfChanged('element-files', inputs, 'packages/embed/dist/web-types.json', buildPackageFiles)
  })
const buildScriptTag = () => step('Script tag', buildEmbed)

/** As `npm pack` in a package's folder asks before it packs. */
async function buildOne(name: Published): Promise<void> {
  await inTurn(withThoseBelow(name), buildPackage)
  if (name !== 'embed') return
  await buildElementFiles()
  await buildScriptTag()
}

async function buildPackages(): Promise<void> {
  await buildPackage('core')
  // Both stand on core alone: one for browsers, one for servers.
  await Promise.all([
    inTurn(['client', 'widgets', 'embed'] as const, buildPackage),
    inTurn(['lists', 'server', 'sandbox', 'catalogue'] as const, buildPackage)
      .then(buildScriptTag)
      .then(buildElementFiles),
  ])
}

const one = PUBLISHED.find((name) => only === 'package' && name === named)
if (one) await buildOne(one)
else if (only === 'store') await buildScriptTag()
else await buildPackages()

if (only !== 'packages' && !one) {
  await step('Store', buildStore)
  await step('Partner page (React)', buildPartnerReact)
  await step('Desk', buildDesk)
}
