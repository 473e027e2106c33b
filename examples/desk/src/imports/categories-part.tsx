import { Typography } from '@mui/material'
import { useWords } from '../language/use-words.ts'
import { DeskTable } from '../layout/desk-table.tsx'
import { More } from './more.tsx'
import { Part } from './part.tsx'
import type { ReportPartsProps } from './report-parts-props.ts'

/** Which of the list's categories went where. */
export function CategoriesPart({ run, report }: ReportPartsProps) {
  const words = useWords()
  return (
    <Part title={words('imports.categories.title')}>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {words('imports.categories.hint')}{' '}
        <More shown={report.categories.length} all={run.whole?.categories} />
      </Typography>
      <DeskTable
        isLow
        label={words('imports.categories.title')}
        rows={report.categories}
        keyOf={({ listed, category, subcategory, isGeneral }) =>
          JSON.stringify([listed, isGeneral, category, subcategory])
        }
        columns={[
          { title: words('imports.categories.listed'), cell: ({ listed }) => listed },
          { title: words('imports.categories.rows'), isNumber: true, cell: ({ rows }) => rows },
          {
            title: words('imports.categories.place'),
            cell: ({ category, subcategory }) => [category, subcategory].filter(Boolean).join(' › '),
          },
          {
            title: words('imports.categories.kind'),
            cell: ({ isGeneral }) => words(`imports.categories.kinds.${isGeneral ? 'general' : 'medicines'}`),
          },
          {
            title: words('imports.categories.state'),
            cell: ({ isNew }) => words(`imports.categories.states.${isNew ? 'made' : 'there'}`),
          },
        ]}
      />
    </Part>
  )
}
