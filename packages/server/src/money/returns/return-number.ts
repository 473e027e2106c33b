import { newNumber } from '../../ground/database/new-number.ts'

/** A number for people, as those of orders are made: `RET-261114-7F3KQ9T`. */
export const newReturnNumber = (now: number): string => newNumber('RET', now)
