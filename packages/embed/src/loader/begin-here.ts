import { begin } from './begin.ts'

/** Before the elements that the script brings: imports run first. */
begin()
