import { InputBase } from '@mui/material'
import { colours } from '../theme/colours.ts'

export interface CellFieldProps {
  /** For who does not see the column's heading and the row. */
  label: string
  value: string
  placeholder?: string
  /** @default false */
  isWrong?: boolean
  /** What is wrong with it, where it is pointed at. */
  hint?: string | undefined
  /** Of packs: on the right, and with the keys of numbers. @default false */
  isCount?: boolean
  /** Pixels that it has at least. @default 72 */
  minWidth?: number
  onType: (text: string) => void
  onEnter?: (field: HTMLInputElement) => void
}

/** A field in a cell of a table. */
export function CellField({ isWrong = false, isCount = false, minWidth = 72, ...more }: CellFieldProps) {
  const { label, value, placeholder, hint, onType, onEnter } = more
  return (
    <InputBase
      value={value}
      error={isWrong}
      {...(placeholder !== undefined && { placeholder })}
      sx={{
        width: isCount ? minWidth : '100%',
        minWidth,
        border: 1,
        borderColor: ({ palette }) => (isWrong ? palette.error.main : colours['line-strong'][palette.mode]),
        borderRadius: 1,
        px: 0.75,
      }}
      inputProps={{
        'aria-label': label,
        'aria-invalid': isWrong,
        autoComplete: 'off',
        ...(isCount && { inputMode: 'numeric', style: { textAlign: 'right' } }),
        ...(hint !== undefined && { title: hint }),
      }}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !onEnter || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        onEnter(event.target)
      }}
    />
  )
}
