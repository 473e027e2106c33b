import { Typography } from '@mui/material'
import { useWords } from '../language/use-words.ts'
import { DeskTable } from '../layout/desk-table.tsx'
import { More } from './more.tsx'
import { Part } from './part.tsx'
import type { ReportPartsProps } from './report-parts-props.ts'

/** Known products that the list calls otherwise, side by side. */
export function RenamedPart({ run, report }: ReportPartsProps) {
  const words = useWords()
  return (
    <Part title={words('imports.renamed.title')}>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {words('imports.renamed.hint')} <More shown={report.renamed.length} all={run.whole?.renamed} />
      </Typography>
      <DeskTable
        isLow
        label={words('imports.renamed.title')}
        rows={report.renamed}
        keyOf={({ line }) => line}
        columns={[
          { title: words('imports.refused.line'), isNumber: true, cell: ({ line }) => line },
          { title: words('imports.articles.code'), cell: ({ key }) => key },
          { title: words('imports.articles.inShop'), cell: ({ before }) => before },
          { title: words('imports.articles.inList'), cell: ({ after }) => after },
        ]}
      />
    </Part>
  )
}

/** Batches that are kept, and not sold. */
export function ExpiredPart({ run, report }: ReportPartsProps) {
  const words = useWords()
  return (
    <Part title={words('imports.expired.title')}>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {words('imports.expired.hint')} <More shown={report.expired.length} all={run.whole?.expired} />
      </Typography>
      <DeskTable
        isLow
        label={words('imports.expired.title')}
        rows={report.expired}
        keyOf={({ line }) => line}
        columns={[
          { title: words('imports.refused.line'), isNumber: true, cell: ({ line }) => line },
          { title: words('imports.toCheck.name'), cell: ({ name }) => name },
          { title: words('imports.expired.batch'), cell: ({ batch }) => batch || words('desk.none') },
          { title: words('imports.expired.on'), cell: ({ expiresOn }) => expiresOn },
          {
            title: words('imports.expired.units'),
            isNumber: true,
            cell: ({ units }) => units ?? words('desk.none'),
          },
        ]}
      />
    </Part>
  )
}

/** Stock of which the list says less than none, or a part of a pack. */
export function ToCountPart({ run, report }: ReportPartsProps) {
  const words = useWords()
  return (
    <Part title={words('imports.toCount.title')}>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {words('imports.toCount.hint')} <More shown={report.toCount.length} all={run.whole?.toCount} />
      </Typography>
      <DeskTable
        isLow
        label={words('imports.toCount.title')}
        rows={report.toCount}
        keyOf={({ line }) => line}
        columns={[
          { title: words('imports.refused.line'), isNumber: true, cell: ({ line }) => line },
          { title: words('imports.toCheck.name'), cell: ({ name }) => name },
          { title: words('imports.toCount.said'), cell: ({ said }) => said },
          { title: words('imports.toCount.taken'), isNumber: true, cell: ({ units }) => units },
        ]}
      />
    </Part>
  )
}
