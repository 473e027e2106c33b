/** Builds what is published and what the store serves; `build.ts packages` and `build.ts store` only one of the two. */
import { buildEmbed } from './build-embed.ts'
import { buildPartnerReact, buildStore } from './build-store.ts'
import { PUBLISHED } from './check-packages.ts'
import { inTurn, run, step } from './run.ts'
import { buildIfChanged } from './stamp.ts'

const only = process.argv[2]

async function buildPackage(name: (typeof PUBLISHED)[number]): Promise<void> {
  const built = PUBLISHED.slice(0, PUBLISHED.indexOf(name) + 1).map((other) => `packages/${other}`)
  await step(`@dawakit/${name}`, () =>
    buildIfChanged(`package-${name}`, ['package-lock.json', ...built], `packages/${name}/dist`, () =>
      run('npm', ['exec', '--workspace', `packages/${name}`, '--', 'tsup', '--silent']),
    ),
  )
}
const buildScriptTag = () => step('Script tag', buildEmbed)

if (only === 'store') await buildScriptTag()
else {
  await buildPackage('core')
  // Both stand on core alone: one for browsers, one for servers.
  await Promise.all([
    inTurn(['client', 'widgets', 'embed'] as const, buildPackage),
    inTurn(['server', 'sandbox', 'catalogue'] as const, buildPackage).then(buildScriptTag),
  ])
}
if (only !== 'packages') {
  await step('Store', buildStore)
  await step('Partner page (React)', buildPartnerReact)
}
