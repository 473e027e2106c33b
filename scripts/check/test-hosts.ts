/** The starts of docs/starts: their files are built from packed packages and bought from in a real browser. */

import { run, step } from '../run.ts'
import { findBrowser } from './find-browser.ts'

const browser = { CHROME: await findBrowser(process.cwd()) }
const only = process.argv.slice(2)
await step('Store and embed', () => run('node', ['scripts/build/build.ts', 'store']))
await step('Starts of the docs', () =>
  run('playwright', ['test', '--config', 'e2e/starts/playwright.config.ts', ...only], browser),
)
