import { defineConfig } from 'playwright/test'
import { addresses } from './addresses.ts'

const isCi = Boolean(process.env['CI'])

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // `npm run test:hosts` has its own configuration.
  testIgnore: 'starts/**',
  globalSetup: './start-shop.ts',
  // Long for a machine that is busy with other things; a quiet one waits for none of it.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  workers: 2,
  // Once more for what an unknown machine was too busy for; the report names each such journey as flaky, and why.
  retries: 1,
  forbidOnly: isCi,
  reporter: [['list']],
  outputDir: '../test-results',
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env['CHROME'],
      args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'],
    },
    baseURL: addresses.store,
    // What never comes is waited for as long as `expect` waits, not as long as the journey may take.
    actionTimeout: 30_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs each journey a fifth of its time: asked for where one fails.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  // What one of them shows for both is tagged @phone or @desktop: nothing in it is measured, overlaps, overflows (`expectAccessible`
  // looks for that), is touched, or is there at one width alone. Where two sites or hosts are shown alike, each has one width.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 380, height: 780 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1442, height: 900 } } },
  ],
})
