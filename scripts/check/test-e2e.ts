/**
 * Every story in the built Storybook and, beside that, the sections of the bench that need the built store, for a moment each; then the
 * journeys through the store and the partner pages. `vitest --project storybook` plays the stories from the sources: what fails there
 * fails in the built Storybook too, in its `play`, by axe, or while it is drawn.
 */
import { BUILT } from '../../bench/smoke-sections.ts'
import { run, step, together } from '../run.ts'
import { findBrowser } from './find-browser.ts'

const browser = { CHROME: await findBrowser(process.cwd()) }
const only = process.argv.slice(2)
await step('Store and embed', () => run('node', ['scripts/build/build.ts', 'store'], browser))
if (only.length === 0) {
  await together([
    { title: 'Built Storybook', command: 'node', args: ['scripts/check/test-storybook.ts'], env: browser },
    {
      title: 'Bench, each section for a moment',
      command: 'node',
      args: ['--conditions=dawakit-source', 'bench/bench.ts', ...BUILT, '--smoke'],
      env: browser,
    },
  ])
}
await step('Journeys', () =>
  run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...only], browser),
)
