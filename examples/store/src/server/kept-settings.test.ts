import { expect, it } from 'vitest'
import { keptSettings } from './kept-settings.ts'

it('keeps 64 MB for five minutes where nothing is set, and what is set else', () => {
  expect(keptSettings({ KEPT_PAGES_SECONDS: '' })).toEqual({ megabytes: 64, seconds: 300 })
  const env = { KEPT_PAGES_MB: '0', KEPT_PAGES_SECONDS: '2.5' }
  expect(keptSettings(env)).toEqual({ megabytes: 0, seconds: 2.5 })
})

it.each(['five', '-1', '1m'])('names a setting that is no number: %s', (seconds) => {
  expect(() => keptSettings({ KEPT_PAGES_SECONDS: seconds })).toThrow(
    `KEPT_PAGES_SECONDS is '${seconds}', which is no number from 0.`,
  )
})
