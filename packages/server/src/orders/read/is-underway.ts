import { sql } from 'kysely'

/**
 * Of orders that are neither delivered nor ended. In these words, without a parameter: by them the index of those that are
 * under way is known to hold all that is asked for.
 */
export const isUnderway = sql<boolean>`canceled_at is null and delivery_status <> 'delivered'`
