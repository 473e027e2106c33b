import type { RETENTION } from '../../background/retention.ts'

export type TableName = keyof typeof RETENTION

/** Rows of one table, as lists in the order of its columns. */
export interface Rows {
  columns: readonly string[]
  rows: readonly (readonly unknown[])[]
}

/** A database as it was at one moment, whatever is written meanwhile. */
export interface Snapshot {
  engine: 'sqlite' | 'postgres'
  /** Names of the migrations that it has, in their order. */
  migrations(): Promise<string[]>
  /** Those that are there, those that others refer to first. */
  tables(): Promise<TableName[]>
  /**
   * Reads a table piece by piece.
   *
   * @param columns - @default all
   */
  rows(table: TableName, columns?: readonly string[]): AsyncGenerator<Rows>
  close(): Promise<void>
}
