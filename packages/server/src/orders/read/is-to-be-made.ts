import { type SqlBool, sql } from 'kysely'

/** Of refunds: made, or to be made. Not those that had failed, where another one was asked for in their place. */
export const isToBeMade = sql<SqlBool>`(refund.status <> 'failed' or refund.asked_again_at is null)`
