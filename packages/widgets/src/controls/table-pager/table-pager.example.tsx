import { TablePager, usePages } from '@dawakit/widgets/table-pager'

export function Batches({ batches }: { batches: readonly string[] }) {
  const pages = usePages(batches)
  return (
    <>
      <ul>
        {pages.rows.map((batch) => (
          <li key={batch}>{batch}</li>
        ))}
      </ul>
      <TablePager pages={pages} />
    </>
  )
}
