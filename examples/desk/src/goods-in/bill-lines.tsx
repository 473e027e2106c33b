import DeleteIcon from '@mui/icons-material/DeleteOutline'
import { Box, Button, IconButton, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useRef } from 'react'
import { useWords } from '../language/use-words.ts'
import { CellField } from '../layout/cell-field.tsx'
import { emptyLine, LINE_FIELDS, type LineDraft, type LineField } from './bill-draft.ts'

export interface BillLinesProps {
  lines: readonly LineDraft[]
  /** What was refused of a field, as the shop names it: `product`, `mrp`. */
  refusedOf: (key: number, field: string) => string | undefined
  onChange: (lines: LineDraft[]) => void
}

const titleOf = (field: LineField) => (field === 'name' ? 'product' : field)

/** The lines of a bill, to be typed one after the other: Enter in the last field begins the next line. */
export function BillLines({ lines, refusedOf, onChange }: BillLinesProps) {
  const words = useWords()
  const body = useRef<HTMLTableSectionElement>(null)
  const set = (key: number, field: LineField, value: string) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, [field]: value } : line)))
  const add = () => {
    onChange([...lines, emptyLine()])
    // The new row is there once React has drawn it.
    requestAnimationFrame(() =>
      body.current?.querySelector<HTMLInputElement>('tr:last-of-type input')?.focus(),
    )
  }
  const goOn = (input: HTMLInputElement) => {
    const inputs = [...(body.current?.querySelectorAll<HTMLInputElement>('input') ?? [])]
    const next = inputs[inputs.indexOf(input) + 1]
    if (next) next.focus()
    else add()
  }
  return (
    <>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={words('goodsIn.lines')}>
          <TableHead>
            <TableRow>
              {LINE_FIELDS.map(([field]) => (
                <TableCell key={field}>{words(`goodsIn.line.${titleOf(field)}`)}</TableCell>
              ))}
              <TableCell component="td" padding="checkbox" />
            </TableRow>
          </TableHead>
          <TableBody ref={body}>
            {lines.map((line, index) => (
              <TableRow key={line.key}>
                {LINE_FIELDS.map(([field, width]) => {
                  const refused = refusedOf(line.key, titleOf(field))
                  return (
                    <TableCell key={field} sx={{ px: 0.5 }}>
                      <CellField
                        label={words('goodsIn.line.of', {
                          field: words(`goodsIn.line.${titleOf(field)}`),
                          line: index + 1,
                        })}
                        value={line[field]}
                        isWrong={refused !== undefined}
                        hint={refused}
                        minWidth={width}
                        onType={(text) => set(line.key, field, text)}
                        onEnter={goOn}
                      />
                    </TableCell>
                  )
                })}
                <TableCell padding="checkbox">
                  <IconButton
                    size="small"
                    aria-label={words('goodsIn.line.remove', { line: index + 1 })}
                    onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
                  >
                    <DeleteIcon fontSize="small" />
                  </IconButton>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Button onClick={add} sx={{ mt: 1, alignSelf: 'flex-start' }}>
        {words('goodsIn.line.add')}
      </Button>
    </>
  )
}
