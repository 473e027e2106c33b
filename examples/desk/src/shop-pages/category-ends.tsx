import type { DeskCategories, DeskCategory } from '@dawakit/core/contract'
import { MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useDeskChange } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { FormDialog, saidOf } from './form-dialog.tsx'

interface EndProps {
  category: DeskCategory
  onClose: () => void
}

/** Puts all of a category into another of its kind. */
export function JoinCategoryDialog({ all, category, onClose }: EndProps & { all: DeskCategories }) {
  const words = useWords()
  const [into, setInto] = useState('')
  const join = useDeskChange('POST /desk/categories/join', {
    makesOld: ['GET /desk/categories'],
    isQuiet: true,
    isDraft: true,
    onDone: onClose,
  })
  const others = all.categories.filter((one) => one !== category && one.isGeneral === category.isGeneral)
  return (
    <FormDialog
      title={words('shopPages.categories.acts.join', { name: category.name })}
      error={join.error}
      isPending={join.isPending}
      action={words('shopPages.acts.join')}
      onClose={onClose}
      onSend={() => join.mutate({ id: category.id, into, seen: category.version })}
    >
      <Typography color="text.secondary">
        {words('shopPages.categories.joinHint', { smart_count: category.products })}
      </Typography>
      <TextField
        select
        label={words('shopPages.into')}
        value={into}
        onChange={({ target }) => setInto(target.value)}
        autoFocus
        fullWidth
        {...saidOf(join.error, 'into')}
      >
        {others.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  )
}

/** Takes a category away; the shop refuses it while something is in it. */
export function RemoveCategoryDialog({ category, onClose }: EndProps) {
  const words = useWords()
  const remove = useDeskChange('POST /desk/categories/remove', {
    makesOld: ['GET /desk/categories'],
    isQuiet: true,
    isDraft: true,
    onDone: onClose,
  })
  return (
    <FormDialog
      title={words('shopPages.categories.acts.remove', { name: category.name })}
      error={remove.error}
      isPending={remove.isPending}
      action={words('shopPages.acts.remove')}
      isDanger
      onClose={onClose}
      onSend={() => remove.mutate({ id: category.id, seen: category.version })}
    >
      <Typography color="text.secondary">{words('shopPages.categories.removeHint')}</Typography>
    </FormDialog>
  )
}
