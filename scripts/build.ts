/** Builds what is published and what the store serves; `build.ts packages` and `build.ts store` only one of the two. */
import { buildEmbed } from './build-embed.ts'
import { PUBLISHED } from './check-packages.ts'
import { run, step } from './run.ts'
import { buildIfChanged }const only = process.argv[2]

if (only !== 'store') {
 from './stamp.ts'

for (const name of PUBLISHED) {
  await step(`@dawakit/${name}`, () =>
    buildIfChanged(
      `package-${name}`,
      [
        'package-lock.json',
        ...PUBLISHED.slice(0, PUBLISHED.indexOf(name) + 1).map((other) => `packages/${other}`),
      ],
      `packages/${name}/dist`,
      () => run('npm', ['exec', '--workspace', `packages/${name}`, '--', 'tsup', '--silent']),
    ),
  )
}
}
await step('Script-tag embed', buildEmbed)
if (only !== 'packages') {
  const { buildPartnerReact, buildStore } = await import('./build-store.ts')
  await step('Store', buildStore)
  await step('Partner page (React)', buildPartnerReact)
}
