/** React as the script tag ships it, and what only tests ask of it. */
export { Fragment as StrictMode } from 'preact'
export { act } from 'preact/test-utils'
export * from '../src/react/react.ts'
