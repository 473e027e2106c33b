import type { ImportHeading } from '@dawakit/core/contract'
import { TextField, Typography } from '@mui/material'
import { useWords } from '../language/use-words.ts'
import { DeskTable } from '../layout/desk-table.tsx'
import { NOT_READ } from './import-draft.ts'
import { Part } from './part.tsx'

export interface HeadingsPartProps {
  headings: readonly ImportHeading[]
  columns: readonly string[]
  /** What was said of headings; without `onMap` nothing can be. */
  map?: Readonly<Record<string, string>>
  onMap?: ((heading: string, column: string) => void) | undefined
}

/** How each heading was read, and what it is instead. */
export function HeadingsPart({ headings, columns, map = {}, onMap }: HeadingsPartProps) {
  const words = useWords()
  const numbered = headings.map((heading, at) => ({ ...heading, at }))
  return (
    <Part title={words('imports.headings.title')}>
      {onMap && (
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {words('imports.headings.intro')}
        </Typography>
      )}
      <DeskTable
        isLow
        label={words('imports.headings.title')}
        rows={numbered}
        keyOf={({ at }) => at}
        columns={[
          {
            title: words('imports.headings.heading'),
            cell: ({ text }) => text || words('imports.headings.empty'),
          },
          {
            title: words('imports.headings.column'),
            cell: ({ text, column }) =>
              onMap && text !== '' ? (
                <TextField
                  select
                  margin="none"
                  value={map[text] ?? column ?? NOT_READ}
                  onChange={({ target }) => onMap(text, target.value)}
                  slotProps={{
                    select: { native: true },
                    htmlInput: { 'aria-label': words('imports.headings.columnOf', { heading: text }) },
                  }}
                >
                  <option value={NOT_READ}>{words('imports.headings.unread')}</option>
                  {columns.map((one) => (
                    <option key={one} value={one}>
                      {one}
                    </option>
                  ))}
                </TextField>
              ) : (
                (column ?? words('imports.headings.unread'))
              ),
          },
        ]}
      />
    </Part>
  )
}
