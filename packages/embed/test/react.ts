/** React as the script tag ships it, and what only tests ask of it. */
import { speakAsReact } from '../src/react/react.ts'

export { Fragment as StrictMode } from 'preact'
export { act } from 'preact/test-utils'
export * from '../src/react/react.ts'

speakAsReact()
