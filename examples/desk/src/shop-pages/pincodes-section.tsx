import type { DeskPincode, DeskState } from '@dawakit/core/contract'
import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useDeskChange, useDeskPage } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { DeskTable } from '../layout/desk-table.tsx'
import { Pager } from '../layout/pager.tsx'
import { FormDialog, saidOf } from './form-dialog.tsx'

const ROWS = 50
const MAKES_OLD = ['GET /desk/delivery', 'GET /desk/delivery/pincodes', 'GET /desk/delivery/sight'] as const

type Opened = { is: 'one'; pincode: DeskPincode | null } | { is: 'all' }

interface PincodesSectionProps {
  states: readonly DeskState[]
  canChange: boolean
}

/** The directory of pincodes: sought, changed one at a time, or all of a place. */
export function PincodesSection({ states, canChange }: PincodesSectionProps) {
  const words = useWords()
  const [search, setSearch] = useState('')
  const [state, setState] = useState('')
  const [district, setDistrict] = useState('')
  const [page, setPage] = useState(0)
  const [opened, setOpened] = useState<Opened | null>(null)
  const query = {
    page: page + 1,
    limit: ROWS,
    ...(/^[0-9]{1,6}$/.test(search) && { search }),
    ...(state !== '' && { state, ...(district.trim() !== '' && { district: district.trim() }) }),
  }
  const { data, error, refetch } = useDeskPage('GET /desk/delivery/pincodes', { query })
  const at = (set: (text: string) => void) => (text: string) => {
    setPage(0)
    set(text)
  }
  return (
    <>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ mt: 3, mb: 1, alignItems: 'center', flexWrap: 'wrap', rowGap: 1 }}
      >
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          {words('shopPages.delivery.pincodes')}
        </Typography>
        {canChange && (
          <>
            <Button variant="outlined" onClick={() => setOpened({ is: 'all' })} disabled={state === ''}>
              {words('shopPages.delivery.changeAll')}
            </Button>
            <Button variant="contained" onClick={() => setOpened({ is: 'one', pincode: null })}>
              {words('shopPages.delivery.addPincode')}
            </Button>
          </>
        )}
      </Stack>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ mb: 1, flexWrap: 'wrap', '& > *': { flex: '0 1 200px' } }}
      >
        <TextField
          margin="none"
          label={words('shopPages.delivery.search')}
          value={search}
          onChange={({ target }) => at(setSearch)(target.value.trim())}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
          autoComplete="off"
        />
        <TextField
          select
          margin="none"
          label={words('shopPages.delivery.state')}
          value={state}
          onChange={({ target }) => at(setState)(target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{words('shopPages.delivery.everywhere')}</MenuItem>
          {states.map((one) => (
            <MenuItem key={one.state} value={one.state}>
              {one.state}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          margin="none"
          label={words('shopPages.delivery.district')}
          value={district}
          onChange={({ target }) => at(setDistrict)(target.value)}
          disabled={state === ''}
          autoComplete="off"
        />
      </Stack>
      <DeskTable
        label={words('shopPages.delivery.pincodes')}
        rows={data?.data}
        error={error}
        onAgain={() => void refetch()}
        none={words(search === '' && state === '' ? 'shopPages.delivery.noDirectory' : 'shopPages.none')}
        keyOf={({ pincode }) => pincode}
        columns={[
          { title: words('shopPages.delivery.pincode'), cell: ({ pincode }) => pincode },
          { title: words('shopPages.delivery.district'), cell: (row) => row.district },
          { title: words('shopPages.delivery.state'), cell: (row) => row.state },
          {
            title: words('shopPages.delivery.served'),
            cell: ({ isServiceable }) =>
              words(isServiceable ? 'shopPages.delivery.yes' : 'shopPages.delivery.no'),
          },
          ...(canChange
            ? [
                {
                  title: words('shopPages.does'),
                  cell: (pincode: DeskPincode) => (
                    <Button
                      size="small"
                      aria-label={words('shopPages.categories.acts.change', { name: pincode.pincode })}
                      onClick={() => setOpened({ is: 'one', pincode })}
                    >
                      {words('shopPages.acts.change')}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      {data && data.totalCount > 0 && (
        <Pager count={data.totalCount} page={page} rows={ROWS} onPage={setPage} />
      )}
      {opened?.is === 'one' && (
        <PincodeDialog states={states} known={opened.pincode} onClose={() => setOpened(null)} />
      )}
      {opened?.is === 'all' && (
        <AllDialog state={state} district={district.trim()} onClose={() => setOpened(null)} />
      )}
    </>
  )
}

interface PincodeDialogProps {
  states: readonly DeskState[]
  known: DeskPincode | null
  onClose: () => void
}

function PincodeDialog({ states, known, onClose }: PincodeDialogProps) {
  const words = useWords()
  const [state, setState] = useState(known?.state ?? '')
  const [served, setServed] = useState(known?.isServiceable === false ? 'no' : 'yes')
  const save = useDeskChange('POST /desk/delivery/pincode', {
    makesOld: MAKES_OLD,
    isQuiet: true,
    isDraft: true,
    onDone: onClose,
  })
  return (
    <FormDialog
      title={
        known
          ? words('shopPages.categories.acts.change', { name: known.pincode })
          : words('shopPages.delivery.addPincode')
      }
      error={save.error}
      isPending={save.isPending}
      onClose={onClose}
      onSend={({ pincode = '', district = '' }) =>
        save.mutate({
          pincode: known?.pincode ?? pincode.trim(),
          district: district.trim(),
          state,
          isServiceable: served === 'yes',
          ...(known && { seen: known.version }),
        })
      }
    >
      {!known && (
        <TextField
          name="pincode"
          label={words('shopPages.delivery.pincode')}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
          autoComplete="off"
          autoFocus
          fullWidth
          {...saidOf(save.error, 'pincode')}
        />
      )}
      <TextField
        name="district"
        label={words('shopPages.delivery.district')}
        defaultValue={known?.district ?? ''}
        autoComplete="off"
        fullWidth
        {...saidOf(save.error, 'district')}
      />
      <TextField
        select
        label={words('shopPages.delivery.state')}
        value={state}
        onChange={({ target }) => setState(target.value)}
        fullWidth
        {...saidOf(save.error, 'state')}
      >
        {states.map((one) => (
          <MenuItem key={one.state} value={one.state}>
            {one.state}
          </MenuItem>
        ))}
      </TextField>
      <ServedField served={served} onServed={setServed} />
    </FormDialog>
  )
}

/** How many that would be stands there before it is done. */
function AllDialog({ state, district, onClose }: { state: string; district: string; onClose: () => void }) {
  const words = useWords()
  const [served, setServed] = useState('no')
  const [count, setCount] = useState<number | null>(null)
  const wanted = { state, district, isServiceable: served === 'yes' }
  const look = useDeskChange('POST /desk/delivery/pincodes', {
    done: null,
    isQuiet: true,
    onDone: (data) => setCount(data.count),
  })
  const change = useDeskChange('POST /desk/delivery/pincodes', {
    makesOld: MAKES_OLD,
    isQuiet: true,
    onDone: onClose,
    onRefused: () => {
      setCount(null)
      return false
    },
  })
  return (
    <FormDialog
      title={words('shopPages.delivery.allOf', { place: district ? `${district}, ${state}` : state })}
      error={look.error ?? change.error}
      isPending={look.isPending || change.isPending}
      action={
        count === null
          ? words('shopPages.delivery.look')
          : words('shopPages.delivery.changeCount', { smart_count: count })
      }
      onClose={onClose}
      onSend={() => (count === null ? look.mutate(wanted) : change.mutate({ ...wanted, expected: count }))}
    >
      <ServedField
        served={served}
        onServed={(next) => {
          setServed(next)
          setCount(null)
        }}
      />
      <Typography role="status">
        {count === null ? '' : words('shopPages.delivery.wouldChange', { smart_count: count })}
      </Typography>
    </FormDialog>
  )
}

function ServedField({ served, onServed }: { served: string; onServed: (served: string) => void }) {
  const words = useWords()
  return (
    <TextField
      select
      label={words('shopPages.delivery.served')}
      value={served}
      onChange={({ target }) => onServed(target.value)}
      fullWidth
    >
      <MenuItem value="yes">{words('shopPages.delivery.yes')}</MenuItem>
      <MenuItem value="no">{words('shopPages.delivery.no')}</MenuItem>
    </TextField>
  )
}
