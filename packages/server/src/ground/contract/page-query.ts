import { DEFAULT_LIMIT, DEFAULT_PAGE, MAX_LIMIT, parsePage } from '@dawakit/core/product'
import { z } from 'zod'

export const pageFields = {
  page: z
    .string()
    .optional()
    .meta({ description: `From 1. Anything else counts as ${DEFAULT_PAGE}.`, default: DEFAULT_PAGE }),
  limit: z
    .string()
    .optional()
    .meta({
      description: `Rows of a page, 1 to ${MAX_LIMIT}. Anything else counts as ${DEFAULT_LIMIT}.`,
      default: DEFAULT_LIMIT,
    }),
}

/** `page` and `limit` of a list: missing and bad values fall back, never to an error. */
export const pageQuery = z.object(pageFields).transform(parsePage)

export interface Page {
  page: number
  limit: number
}

/** Rows before the page. */
export const offsetOf = ({ page, limit }: Page) => (page - 1) * limit
