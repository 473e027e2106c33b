import type { DeskFrontPiece, FrontFacts, FrontKind } from '@dawakit/core/contract'
import { Autocomplete, Box, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useDeskChange, useDeskRead } from '../api/use-desk.ts'
import { useOnceKey } from '../api/use-once-key.ts'
import { useWords } from '../language/use-words.ts'
import { FormDialog, saidOf } from './form-dialog.tsx'
import { PictureField } from './picture-field.tsx'
import { ProductField } from './product-field.tsx'
import { storeUrl } from './store-url.ts'

const EMPTY: FrontFacts = {
  title: '',
  text: '',
  image: '',
  smallImage: '',
  target: '',
  isGeneral: false,
  percent: 0,
  color: '',
  from: null,
  to: null,
}
/** Of a phone, on which the store shows a banner from edge to edge. */
const PHONE = 380

const HAS: Record<FrontKind, { title?: true; text?: true; image?: true; offer?: true; category?: true }> = {
  carousel: { title: true, text: true, image: true, category: true },
  ads: { title: true, text: true, image: true, category: true },
  offer: { title: true, image: true, offer: true, category: true },
  row: { category: true },
  deal: {},
  checkout: { title: true, text: true },
}

interface FrontDialogProps {
  kind: FrontKind
  /** Null: a new one. */
  known: DeskFrontPiece | null
  onClose: () => void
}

/** Puts a piece on the home page or the checkout, or changes it; its picture is shown as wide as a phone. */
export function FrontDialog({ kind, known, onClose }: FrontDialogProps) {
  const words = useWords()
  const [piece, setPiece] = useState<FrontFacts>(known ? factsOf(known) : EMPTY)
  const set = (facts: Partial<FrontFacts>) => setPiece((before) => ({ ...before, ...facts }))
  const sent = { kind, piece, ...(known && { id: known.id, seen: known.version }) }
  const key = useOnceKey(sent)
  const save = useDeskChange('POST /desk/front', {
    makesOld: ['GET /desk/front'],
    isQuiet: true,
    isDraft: true,
    onDone: onClose,
  })
  const has = HAS[kind]
  const title = words(`shopPages.front.kinds.${kind}`)
  const day = (field: 'from' | 'to') => (
    <TextField
      type="date"
      label={words(`shopPages.front.${field}`)}
      value={piece[field] ?? ''}
      onChange={({ target }) => set({ [field]: target.value || null })}
      slotProps={{ inputLabel: { shrink: true } }}
      fullWidth
      {...saidOf(save.error, `piece.${field}`)}
    />
  )
  return (
    <FormDialog
      title={title}
      error={save.error}
      isPending={save.isPending}
      onClose={onClose}
      onSend={() => save.mutate({ ...sent, key })}
    >
      {has.title && (
        <TextField
          label={words('shopPages.front.heading')}
          value={piece.title}
          onChange={(event) => set({ title: event.target.value })}
          autoComplete="off"
          autoFocus
          fullWidth
          {...saidOf(save.error, 'piece.title')}
        />
      )}
      {has.text && (
        <TextField
          label={words('shopPages.text')}
          value={piece.text}
          onChange={(event) => set({ text: event.target.value })}
          multiline
          fullWidth
          {...saidOf(save.error, 'piece.text')}
        />
      )}
      {has.image && (
        <PictureField
          label={words('shopPages.front.picture')}
          path={piece.image}
          use="banner"
          refused={save.error?.fields['piece.image']}
          onPath={(image) => set({ image })}
        />
      )}
      {has.offer && <OfferFields piece={piece} onSet={set} refused={save.error?.fields ?? {}} />}
      {has.category && (
        <CategoryField piece={piece} refused={save.error?.fields['piece.target']} onSet={set} />
      )}
      {kind === 'deal' && (
        <ProductField
          label={words('shopPages.product')}
          name={known?.targetName ?? ''}
          refused={save.error?.fields['piece.target']}
          onProduct={(product) => set({ target: product?._id ?? '' })}
        />
      )}
      <Stack direction="row" spacing={1}>
        {day('from')}
        {day('to')}
      </Stack>
      {has.image && piece.image !== '' && <Preview piece={piece} />}
    </FormDialog>
  )
}

const factsOf = (known: DeskFrontPiece): FrontFacts => ({
  title: known.title,
  text: known.text,
  image: known.image,
  smallImage: known.smallImage,
  target: known.target,
  isGeneral: known.isGeneral,
  percent: known.percent,
  color: known.color,
  from: known.from,
  to: known.to,
})

interface PartProps {
  piece: FrontFacts
  onSet: (facts: Partial<FrontFacts>) => void
}

function OfferFields({ piece, onSet, refused }: PartProps & { refused: Readonly<Record<string, string>> }) {
  const words = useWords()
  return (
    <>
      <PictureField
        label={words('shopPages.front.smallPicture')}
        path={piece.smallImage}
        use="banner"
        refused={refused['piece.smallImage']}
        onPath={(smallImage) => onSet({ smallImage })}
      />
      <Stack direction="row" spacing={1}>
        <TextField
          type="number"
          label={words('shopPages.percent')}
          value={piece.percent}
          onChange={({ target }) => onSet({ percent: Number(target.value) })}
          error={Boolean(refused['piece.percent'])}
          helperText={refused['piece.percent']}
          fullWidth
        />
        <TextField
          label={words('shopPages.front.color')}
          value={piece.color}
          onChange={({ target }) => onSet({ color: target.value })}
          error={Boolean(refused['piece.color'])}
          helperText={refused['piece.color'] ?? words('shopPages.front.colorHint')}
          fullWidth
        />
      </Stack>
    </>
  )
}

interface Target {
  name: string
  isGeneral: boolean
}

function CategoryField({ piece, onSet, refused }: PartProps & { refused: string | undefined }) {
  const words = useWords()
  const { data } = useDeskRead('GET /desk/categories', {})
  const targets = new Map<string, Target>()
  for (const { name, group, isGeneral } of data?.categories ?? []) {
    targets.set(`${isGeneral} ${name}`, { name, isGeneral })
    if (group) targets.set(`${isGeneral} ${group}`, { name: group, isGeneral })
  }
  const labelOf = ({ name, isGeneral }: Target) =>
    `${name} (${words(isGeneral ? 'shopPages.categories.general' : 'shopPages.categories.medicines')})`
  return (
    <Autocomplete<Target>
      options={[...targets.values()]}
      getOptionLabel={labelOf}
      isOptionEqualToValue={(one, other) => labelOf(one) === labelOf(other)}
      value={piece.target ? { name: piece.target, isGeneral: piece.isGeneral } : null}
      onChange={(_, target) => onSet({ target: target?.name ?? '', isGeneral: target?.isGeneral ?? false })}
      noOptionsText={words('shopPages.none')}
      renderInput={(props) => (
        <TextField
          {...props}
          label={words('shopPages.front.leadsTo')}
          error={Boolean(refused)}
          helperText={refused}
        />
      )}
    />
  )
}

function Preview({ piece: { image, title, text } }: { piece: FrontFacts }) {
  const words = useWords()
  return (
    <Box component="figure" sx={{ m: 0, mt: 1, maxWidth: PHONE }}>
      <Box
        component="img"
        src={storeUrl(image)}
        alt={`${title}. ${text}`}
        sx={{
          width: '100%',
          aspectRatio: '720 / 400',
          objectFit: 'cover',
          borderRadius: 1,
          display: 'block',
        }}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        {words('shopPages.front.preview')}
      </Typography>
    </Box>
  )
}
