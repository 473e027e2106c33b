import { type Expression, type SqlBool, sql } from 'kysely'

/**
 * Of a query by ids of products: without what the database withholds, and what is unlisted. The few that are stand in an index of their own, so
 * that whoever reads ids from an index alone goes on doing so.
 *
 * @param id - The column: 'product.id'.
 */
export const isOffered = (id: string): Expression<SqlBool> =>
  sql<SqlBool>`${sql.ref(id)} not in (select kept_back.id from product as kept_back where kept_back.withheld is not null or kept_back.is_unlisted = 1)`
