import type { DeskCategories } from '@dawakit/core/contract'
import { Box, Button, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useDeskChange } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { useAsOpened } from '../layout/use-as-opened.ts'
import { FormDialog } from './form-dialog.tsx'
import { OrderButtons } from './order-buttons.tsx'
import { PictureField } from './picture-field.tsx'

/** A group while it is written; `key` tells new ones apart. */
interface Draft {
  key: string
  id?: string
  name: string
  logo: string
}

/** The groups of the menu bar, all at once and in their order. */
export function GroupsDialog({ all: now, onClose }: { all: DeskCategories; onClose: () => void }) {
  const words = useWords()
  const all = useAsOpened(now)
  const [groups, setGroups] = useState<Draft[]>(all.groups.map((group) => ({ key: group.id, ...group })))
  const save = useDeskChange('POST /desk/menuGroups', {
    makesOld: ['GET /desk/categories'],
    isQuiet: true,
    isDraft: true,
    onDone: onClose,
  })
  const set = (key: string, facts: Partial<Draft>) =>
    setGroups(groups.map((group) => (group.key === key ? { ...group, ...facts } : group)))
  return (
    <FormDialog
      title={words('shopPages.categories.groups')}
      error={save.error}
      isPending={save.isPending}
      onClose={onClose}
      onSend={() => save.mutate({ groups: groups.map(({ key: _, ...group }) => group), seen: all.version })}
    >
      {groups.map(({ key, name, logo }) => (
        <Box key={key} sx={{ borderBottom: 1, borderColor: 'divider', pb: 1 }}>
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <OrderButtons
              name={name}
              ids={groups.map((group) => group.key)}
              id={key}
              isPending={false}
              onOrder={(keys) =>
                setGroups(keys.flatMap((next) => groups.filter((group) => group.key === next)))
              }
            />
            <TextField
              label={words('shopPages.name')}
              value={name}
              onChange={({ target }) => set(key, { name: target.value })}
              autoComplete="off"
              fullWidth
            />
            <Button
              aria-label={words('shopPages.categories.acts.remove', { name })}
              onClick={() => setGroups(groups.filter((group) => group.key !== key))}
            >
              {words('shopPages.acts.remove')}
            </Button>
          </Stack>
          <PictureField
            label={words('shopPages.logo')}
            path={logo}
            use="logo"
            onPath={(path) => set(key, { logo: path })}
          />
        </Box>
      ))}
      <Button
        sx={{ alignSelf: 'start' }}
        onClick={() => setGroups([...groups, { key: crypto.randomUUID(), name: '', logo: '' }])}
      >
        {words('shopPages.categories.addGroup')}
      </Button>
    </FormDialog>
  )
}
