import type { ProductSummary } from '@dawakit/core/contract'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import SwapHorizIcon from '@mui/icons-material/SwapHoriz'
import { IconButton, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useWords } from '../language/use-words.ts'
import { SubstitutesDialog } from './substitutes-dialog.tsx'

interface LineToolsProps {
  product: ProductSummary
  onSubstitute: (product: ProductSummary) => void
  onRemove: () => void
}

/** What can be done with a product of a cart that the staff fills: another in its place, or none. */
export function LineTools({ product, onSubstitute, onRemove }: LineToolsProps) {
  const words = useWords()
  const [isAsked, setAsked] = useState(false)
  const { name } = product
  const substitutes = words('requests.prepare.substitutes', { name })
  const remove = words('requests.prepare.remove', { name })
  return (
    <>
      <Tooltip title={substitutes}>
        <IconButton aria-label={substitutes} onClick={() => setAsked(true)}>
          <SwapHorizIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title={remove}>
        <IconButton aria-label={remove} onClick={onRemove}>
          <DeleteIcon />
        </IconButton>
      </Tooltip>
      {isAsked && (
        <SubstitutesDialog
          product={product}
          onClose={() => setAsked(false)}
          onTake={(substitute) => {
            setAsked(false)
            onSubstitute(substitute)
          }}
        />
      )}
    </>
  )
}
