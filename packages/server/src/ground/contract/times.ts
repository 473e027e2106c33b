import { z } from 'zod'

/** A moment. */
export const isoTime = z.iso.datetime().meta({ description: 'ISO 8601, UTC.' })

/** A day of the shop's calendar. */
export const isoDay = z.iso.date().meta({ description: 'yyyy-mm-dd in Asia/Kolkata.' })
