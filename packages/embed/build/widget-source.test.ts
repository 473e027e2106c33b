// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const widgets = resolve(import.meta.dirname, '../../widgets/src')

it('no widget waits for a focus that bubbles: React’s does, that of the script tag does not', () => {
  const waiting = globSync(`${widgets}/**/*.{ts,tsx}`)
    .filter((file) => !/\.(test|stories)\./.test(file))
    .filter((file) => /\bon(Focus|Blur)\b/.test(readFileSync(file, 'utf8')))
    .map((file) => `${file.slice(widgets.length + 1)}: take onFocusCapture, onBlurCapture`)
  expect(waiting).toEqual([])
})
