import { DeskTable, type Readable, type TableOf } from '../layout/desk-table.tsx'

/** A list of the page, small as it is: all of it is work. */
export function MoneyTable<Row extends { id: string }>(props: Omit<TableOf<Row>, 'keyOf'> & Readable) {
  return <DeskTable {...props} keyOf={({ id }) => id} />
}
