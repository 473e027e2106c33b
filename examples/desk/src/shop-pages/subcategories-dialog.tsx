import type { DeskCategory } from '@dawakit/core/contract'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material'
import { useId, useState } from 'react'
import { useDeskChange } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { DeskTable } from '../layout/desk-table.tsx'
import { OrderButtons } from './order-buttons.tsx'

/** What stands below a category: made, renamed, joined, put in order, taken away. */
export function SubcategoriesDialog({ category, onClose }: { category: DeskCategory; onClose: () => void }) {
  const words = useWords()
  const id = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  const [newName, setNewName] = useState('')
  const options = {
    makesOld: ['GET /desk/categories'] as const,
    isQuiet: true,
    onDone: () => {
      setChosen(null)
      setNewName('')
    },
  }
  const save = useDeskChange('POST /desk/subcategories', options)
  const remove = useDeskChange('POST /desk/subcategories/remove', options)
  const order = useDeskChange('POST /desk/categories/order', { ...options, done: null })
  const error = save.error ?? remove.error ?? order.error
  const names = category.subcategories.map(({ name }) => name)
  const send = (isJoined: boolean) =>
    save.mutate({
      category: category.id,
      newName: newName.trim(),
      isJoined,
      ...(chosen !== null && { name: chosen }),
    })
  const isTaken = chosen !== null && save.error?.code === 'kept-name-taken'
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="md">
      <DialogTitle id={id} component="h2">
        {words('shopPages.categories.subcategoriesOf', { name: category.name })}
      </DialogTitle>
      <DialogContent>
        {error && <Alert severity="error">{error.message}</Alert>}
        <form
          onSubmit={(event) => {
            event.preventDefault()
            send(false)
          }}
        >
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mb: 1 }}>
            <TextField
              label={
                chosen === null
                  ? words('shopPages.categories.newSubcategory')
                  : words('shopPages.categories.newName', { name: chosen })
              }
              value={newName}
              onChange={({ target }) => setNewName(target.value)}
              autoComplete="off"
              autoFocus
              fullWidth
            />
            <Button type="submit" variant="contained" loading={save.isPending}>
              {words(chosen === null ? 'shopPages.acts.add' : 'shopPages.acts.change')}
            </Button>
            {isTaken && (
              <Button variant="outlined" onClick={() => send(true)}>
                {words('shopPages.acts.join')}
              </Button>
            )}
          </Stack>
        </form>
        <DeskTable
          label={words('shopPages.categories.subcategories')}
          rows={category.subcategories}
          none={words('shopPages.none')}
          keyOf={({ name }) => name}
          columns={[
            {
              title: words('shopPages.order'),
              cell: ({ name }) => (
                <OrderButtons
                  name={name}
                  ids={names}
                  id={name}
                  isPending={order.isPending}
                  onOrder={(ids) => order.mutate({ ids, within: category.id })}
                />
              ),
            },
            { title: words('shopPages.name'), cell: ({ name }) => name },
            { title: words('shopPages.products'), isNumber: true, cell: ({ products }) => products },
            {
              title: words('shopPages.does'),
              cell: ({ name }) => (
                <Stack direction="row">
                  <Button
                    size="small"
                    aria-label={words('shopPages.categories.acts.change', { name })}
                    onClick={() => {
                      setChosen(name)
                      setNewName(name)
                    }}
                  >
                    {words('shopPages.acts.change')}
                  </Button>
                  <Button
                    size="small"
                    aria-label={words('shopPages.categories.acts.remove', { name })}
                    onClick={() => remove.mutate({ category: category.id, name })}
                  >
                    {words('shopPages.acts.remove')}
                  </Button>
                </Stack>
              ),
            },
          ]}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words('desk.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
