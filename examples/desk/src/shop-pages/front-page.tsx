import type { DeskFrontPiece, FrontKind } from '@dawakit/core/contract'
import { Box, Button, Chip, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useDeskChange, useDeskRead } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { DeskTable } from '../layout/desk-table.tsx'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { FormDialog } from './form-dialog.tsx'
import { FrontDialog } from './front-dialog.tsx'
import { OrderButtons } from './order-buttons.tsx'
import { ShopPage } from './shop-page.tsx'
import { storeUrl } from './store-url.ts'

const KINDS: readonly FrontKind[] = ['carousel', 'ads', 'offer', 'row', 'deal', 'checkout']

type Opened = { is: 'new'; kind: FrontKind } | { is: 'change' | 'remove'; piece: DeskFrontPiece }

/** What the home page and the checkout show, kind by kind, as the store shows it. */
export function FrontPage() {
  const words = useWords()
  const { data, error, refetch } = useDeskRead('GET /desk/front', {})
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  return (
    <ShopPage title={words('shopPages.front.title')}>
      {error && <Failure error={error} onAgain={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data &&
        KINDS.map((kind) => (
          <Kind
            key={kind}
            kind={kind}
            pieces={data.filter((piece) => piece.kind === kind)}
            onOpen={setOpened}
          />
        ))}
      {opened?.is === 'new' && <FrontDialog kind={opened.kind} known={null} onClose={close} />}
      {opened?.is === 'change' && (
        <FrontDialog kind={opened.piece.kind} known={opened.piece} onClose={close} />
      )}
      {opened?.is === 'remove' && <RemoveDialog piece={opened.piece} onClose={close} />}
    </ShopPage>
  )
}

const nameOf = ({ title, targetName }: DeskFrontPiece) => title || targetName

interface KindProps {
  kind: FrontKind
  pieces: readonly DeskFrontPiece[]
  onOpen: (opened: Opened) => void
}

function Kind({ kind, pieces, onOpen }: KindProps) {
  const words = useWords()
  const order = useDeskChange('POST /desk/front/order', { makesOld: ['GET /desk/front'], done: null })
  const ids = pieces.map(({ id }) => id)
  const title = words(`shopPages.front.kinds.${kind}`)
  const canAdd = kind !== 'checkout' || pieces.length === 0
  return (
    <Stack spacing={1} sx={{ mb: 3 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {canAdd && (
          <Button
            variant="outlined"
            aria-label={words('shopPages.front.addTo', { kind: title })}
            onClick={() => onOpen({ is: 'new', kind })}
          >
            {words('shopPages.acts.add')}
          </Button>
        )}
      </Stack>
      <DeskTable
        label={title}
        rows={pieces}
        none={words('shopPages.none')}
        keyOf={({ id }) => id}
        columns={[
          {
            title: words('shopPages.order'),
            cell: (piece) => (
              <OrderButtons
                name={nameOf(piece)}
                ids={ids}
                id={piece.id}
                isPending={order.isPending}
                onOrder={(next) => order.mutate({ kind, ids: next })}
              />
            ),
          },
          {
            title: words('shopPages.front.what'),
            cell: (piece) => (
              <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
                {piece.image && (
                  <Box
                    component="img"
                    src={storeUrl(piece.image)}
                    alt=""
                    sx={{ width: 120, maxHeight: 64, objectFit: 'cover', borderRadius: 1 }}
                  />
                )}
                <span>{nameOf(piece)}</span>
              </Stack>
            ),
          },
          {
            title: words('shopPages.front.leadsTo'),
            cell: ({ kind: of, targetName, leadsTo }) =>
              of === 'checkout'
                ? words('desk.none')
                : leadsTo
                  ? targetName
                  : words('shopPages.front.nowhere', { name: targetName }),
          },
          {
            title: words('shopPages.front.days'),
            cell: ({ from, to, isShownNow }) => (
              <>
                {from || to ? `${from ?? '…'} – ${to ?? '…'} ` : `${words('shopPages.front.always')} `}
                {!isShownNow && <Chip size="small" label={words('shopPages.front.notNow')} />}
              </>
            ),
          },
          {
            title: words('shopPages.does'),
            cell: (piece) => (
              <Stack direction="row">
                {(['change', 'remove'] as const).map((is) => (
                  <Button
                    key={is}
                    size="small"
                    aria-label={words(`shopPages.categories.acts.${is}`, { name: nameOf(piece) })}
                    onClick={() => onOpen({ is, piece })}
                  >
                    {words(`shopPages.acts.${is}`)}
                  </Button>
                ))}
              </Stack>
            ),
          },
        ]}
      />
    </Stack>
  )
}

function RemoveDialog({ piece, onClose }: { piece: DeskFrontPiece; onClose: () => void }) {
  const words = useWords()
  const remove = useDeskChange('POST /desk/front/remove', {
    makesOld: ['GET /desk/front'],
    isQuiet: true,
    isDraft: true,
    onDone: onClose,
  })
  return (
    <FormDialog
      title={words('shopPages.categories.acts.remove', { name: nameOf(piece) })}
      error={remove.error}
      isPending={remove.isPending}
      action={words('shopPages.acts.remove')}
      isDanger
      onClose={onClose}
      onSend={() => remove.mutate({ kind: piece.kind, id: piece.id, seen: piece.version })}
    >
      <Typography color="text.secondary">{words('shopPages.front.removeHint')}</Typography>
    </FormDialog>
  )
}
