import { defineConfig } from 'playwright/test'
import journeys from '../playwright.config.ts'

/** `npm run test:hosts`: the starts of the docs, each bought from. */
export default defineConfig(journeys, {
  testDir: '.',
  testIgnore: [],
  globalSetup: './start-hosts.ts',
  outputDir: '../../test-results/starts',
})
