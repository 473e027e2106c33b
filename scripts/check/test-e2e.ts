/**
 * Every story in a real browser and in the built Storybook, the sections of the bench that need the built store, for a moment each, then the journeys
 * through the store and the partner pages.
 */
import { BUILT } from '../../bench/smoke-sections.ts'
import { run, step } from '../run.ts'
import { findBrowser } from './find-browser.ts'

const browser = { CHROME: await findBrowser(process.cwd()) }
const only = process.argv.slice(2)
if (only.length === 0) {
  await step('Stories', () => run('vitest', ['run', '--project', 'storybook'], browser))
  await run('node', ['scripts/check/test-storybook.ts'], browser)
}
await step('Store and embed', () => run('node', ['scripts/build/build.ts', 'store'], browser))
if (only.length === 0) {
  await step('Bench, each section for a moment', () =>
    run('node', ['--conditions=dawakit-source', 'bench/bench.ts', ...BUILT, '--smoke'], browser),
  )
}
await step('Journeys', () =>
  run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...only], browser),
)
