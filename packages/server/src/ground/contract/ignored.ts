import { z } from 'zod'

/** What clients of the specifications send beside what counts: taken, whatever it is, and not looked at. */
export const ignored = <Value>() =>
  z.custom<Value | undefined>().optional().meta({ description: 'Taken, and not looked at.' })
