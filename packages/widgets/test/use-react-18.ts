import { registerHooks } from 'node:module'
import { expect } from 'vitest'

const react = /^react(-dom)?(?=$|\/)/

// What is not ours (React DOM itself, Testing Library, the stores' hook) asks for `react`: it gets the older one.
registerHooks({
  resolve: (specifier, context, next) => next(specifier.replace(react, '$&-18'), context),
})

const { version } = await import('react-dom')
expect(version).toMatch(/^18\./)
