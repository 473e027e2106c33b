import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const path = fileURLToPath(new URL('../../../examples/deploy/messages.example.json', import.meta.url))

/** The `MESSAGES_FILE` that docs/messages.md shows. */
export const exampleMessages = Object.assign(() => readFileSync(path, 'utf8'), { path })
