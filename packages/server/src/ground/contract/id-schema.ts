import { z } from 'zod'

/** Characters of an id. */
export const ID_MAX = 64

/** Any text of that length. Unknown ones are 404 later. */
export const idSchema = z.string().min(1).max(ID_MAX)
