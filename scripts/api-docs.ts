/** Writes the calls' part of docs/api.md anew, from the calls themselves. */
import { readFileSync, writeFileSync } from 'node:fs'
import { withReference } from '../packages/server/test/api-md/api-md.ts'

const path = new URL('../docs/api.md', import.meta.url)
writeFileSync(path, withReference(readFileSync(path, 'utf8')))
