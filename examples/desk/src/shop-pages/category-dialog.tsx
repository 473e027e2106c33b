import type { DeskCategories, DeskCategory } from '@dawakit/core/contract'
import { Button, MenuItem, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useDeskChange } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { useAsOpened } from '../layout/use-as-opened.ts'
import { FormDialog, saidOf } from './form-dialog.tsx'
import { PictureField } from './picture-field.tsx'

interface CategoryDialogProps {
  all: DeskCategories
  /** Null: a new one. */
  category: DeskCategory | null
  isGeneral: boolean
  onClose: () => void
}

/** Makes a category, or changes one. */
export function CategoryDialog({ all, category: now, isGeneral, onClose }: CategoryDialogProps) {
  const words = useWords()
  const category = useAsOpened(now)
  const [group, setGroup] = useState(category?.group ?? '')
  const [logo, setLogo] = useState(category?.logo ?? '')
  const [banners, setBanners] = useState(category?.banners ?? [])
  const save = useDeskChange('POST /desk/categories', {
    makesOld: ['GET /desk/categories'],
    isQuiet: true,
    isDraft: true,
    onDone: onClose,
  })
  return (
    <FormDialog
      title={
        category
          ? words('shopPages.categories.acts.change', { name: category.name })
          : words('shopPages.categories.add')
      }
      error={save.error}
      isPending={save.isPending}
      onClose={onClose}
      onSend={({ name = '' }) =>
        save.mutate({
          category: { isGeneral, name: name.trim(), group: group || null, logo, banners },
          ...(category && { id: category.id, seen: category.version }),
        })
      }
    >
      <TextField
        name="name"
        label={words('shopPages.name')}
        defaultValue={category?.name ?? ''}
        autoComplete="off"
        autoFocus
        fullWidth
        {...saidOf(save.error, 'category.name')}
      />
      <TextField
        select
        label={words('shopPages.categories.group')}
        value={group}
        onChange={({ target }) => setGroup(target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        fullWidth
        {...saidOf(save.error, 'category.group')}
      >
        <MenuItem value="">{words('shopPages.categories.noGroup')}</MenuItem>
        {all.groups.map(({ id, name }) => (
          <MenuItem key={id} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <PictureField
        label={words('shopPages.logo')}
        path={logo}
        use="logo"
        refused={save.error?.fields['category.logo']}
        onPath={setLogo}
      />
      {banners.map((path, index) => (
        <Stack key={path} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <PictureField
            label={words('shopPages.categories.banner', { number: index + 1 })}
            path={path}
            use="banner"
            onPath={(next) => setBanners(banners.map((one) => (one === path ? next : one)))}
          />
          <Button onClick={() => setBanners(banners.filter((one) => one !== path))}>
            {words('shopPages.acts.remove')}
          </Button>
        </Stack>
      ))}
      <PictureField
        label={words('shopPages.categories.addBanner')}
        path=""
        use="banner"
        refused={save.error?.fields['category.banners']}
        onPath={(path) => setBanners([...new Set([...banners, path])])}
      />
    </FormDialog>
  )
}
