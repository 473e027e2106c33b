import { DeskTable, type DeskTableProps } from '../layout/desk-table.tsx'

/** A list of the page, small as it is: all of it is work. */
export function MoneyTable<Row extends { id: string }>(props: Omit<DeskTableProps<Row>, 'keyOf'>) {
  return <DeskTable {...props} keyOf={({ id }) => id} />
}
