export { Totals, type TotalsProps, type TotalsRow } from './totals.tsx'
