import { readFileSync } from 'node:fs'
import type { PlainData } from './plain-data.ts'

/** All of it in memory, from the start. */
export const data = JSON.parse(readFileSync(process.env['PLAIN_DATA'] ?? '', 'utf8')) as PlainData
