import { begin } from './begin.ts'

// What the build makes of each `import()` of the loader: nothing in its text asks for it.
export { takeFile } from './take-file.ts'

begin()
