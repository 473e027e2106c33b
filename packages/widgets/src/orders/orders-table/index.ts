export { OrdersTable, type OrdersTableProps } from './orders-table.tsx'
