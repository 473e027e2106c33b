import type { DeskCategories, DeskCategory } from '@dawakit/core/contract'
import { Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useDeskChange, useDeskRead } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { DeskTable } from '../layout/desk-table.tsx'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { CategoryDialog } from './category-dialog.tsx'
import { JoinCategoryDialog, RemoveCategoryDialog } from './category-ends.tsx'
import { GroupsDialog } from './groups-dialog.tsx'
import { OrderButtons } from './order-buttons.tsx'
import { ShopPage } from './shop-page.tsx'
import { SubcategoriesDialog } from './subcategories-dialog.tsx'

type Opened =
  | { is: 'new'; isGeneral: boolean }
  | { is: 'change' | 'join' | 'remove' | 'subcategories'; id: string }
  | { is: 'groups' }

/** The shelves of the store: medicines and general goods, with what is below each. */
export function CategoriesPage() {
  const words = useWords()
  const { data, error, refetch } = useDeskRead('GET /desk/categories', {})
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  return (
    <ShopPage
      title={words('shopPages.categories.title')}
      actions={
        <Button variant="outlined" onClick={() => setOpened({ is: 'groups' })}>
          {words('shopPages.categories.groups')}
        </Button>
      }
    >
      {error && <Failure error={error} onAgain={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data &&
        [false, true].map((isGeneral) => (
          <Kind key={String(isGeneral)} all={data} isGeneral={isGeneral} onOpen={setOpened} />
        ))}
      {data && opened && <Dialogs all={data} opened={opened} onClose={close} />}
    </ShopPage>
  )
}

function Dialogs({ all, opened, onClose }: { all: DeskCategories; opened: Opened; onClose: () => void }) {
  if (opened.is === 'groups') return <GroupsDialog all={all} onClose={onClose} />
  if (opened.is === 'new')
    return <CategoryDialog all={all} category={null} isGeneral={opened.isGeneral} onClose={onClose} />
  const category = all.categories.find(({ id }) => id === opened.id)
  if (!category) return null
  switch (opened.is) {
    case 'change':
      return <CategoryDialog all={all} category={category} isGeneral={category.isGeneral} onClose={onClose} />
    case 'join':
      return <JoinCategoryDialog all={all} category={category} onClose={onClose} />
    case 'remove':
      return <RemoveCategoryDialog category={category} onClose={onClose} />
    case 'subcategories':
      return <SubcategoriesDialog category={category} onClose={onClose} />
  }
}

interface KindProps {
  all: DeskCategories
  isGeneral: boolean
  onOpen: (opened: Opened) => void
}

function Kind({ all, isGeneral, onOpen }: KindProps) {
  const words = useWords()
  const order = useDeskChange('POST /desk/categories/order', {
    makesOld: ['GET /desk/categories'],
    done: null,
  })
  const rows = all.categories.filter((one) => one.isGeneral === isGeneral)
  const ids = rows.map(({ id }) => id)
  const title = words(isGeneral ? 'shopPages.categories.general' : 'shopPages.categories.medicines')
  const act = (is: 'change' | 'join' | 'remove', { id, name }: DeskCategory) => (
    <Button
      key={is}
      size="small"
      aria-label={words(`shopPages.categories.acts.${is}`, { name })}
      onClick={() => onOpen({ is, id })}
    >
      {words(`shopPages.acts.${is}`)}
    </Button>
  )
  return (
    <Stack spacing={1} sx={{ mb: 3 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        <Button variant="contained" onClick={() => onOpen({ is: 'new', isGeneral })}>
          {words(isGeneral ? 'shopPages.categories.addGeneral' : 'shopPages.categories.addMedicines')}
        </Button>
      </Stack>
      <DeskTable
        label={title}
        rows={rows}
        none={words('shopPages.none')}
        keyOf={({ id }) => id}
        columns={[
          {
            title: words('shopPages.order'),
            cell: ({ id, name }) => (
              <OrderButtons
                name={name}
                ids={ids}
                id={id}
                isPending={order.isPending}
                onOrder={(next) => order.mutate({ ids: next })}
              />
            ),
          },
          { title: words('shopPages.name'), cell: ({ name }) => name },
          { title: words('shopPages.categories.group'), cell: ({ group }) => group ?? words('desk.none') },
          { title: words('shopPages.products'), isNumber: true, cell: ({ products }) => products },
          {
            title: words('shopPages.categories.subcategories'),
            isNumber: true,
            cell: (row) => (
              <Button
                size="small"
                aria-label={words('shopPages.categories.severalOf', {
                  name: row.name,
                  smart_count: row.subcategories.length,
                })}
                onClick={() => onOpen({ is: 'subcategories', id: row.id })}
              >
                {row.subcategories.length}
              </Button>
            ),
          },
          {
            title: words('shopPages.does'),
            cell: (row) => (
              <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
                {(['change', 'join', 'remove'] as const).map((is) => act(is, row))}
              </Stack>
            ),
          },
        ]}
      />
    </Stack>
  )
}
