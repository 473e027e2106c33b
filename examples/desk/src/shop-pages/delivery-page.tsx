import type { DeskState } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import { Button, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useDeskChange, useDeskRead } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { DeskTable } from '../layout/desk-table.tsx'
import { dateAndTimeOf } from '../layout/times.ts'
import { typedNumber } from '../layout/typed-number.ts'
import { useStaff } from '../sign-in/use-staff.ts'
import { FormDialog, saidOf } from './form-dialog.tsx'
import { PincodeSightField } from './pincode-sight.tsx'
import { PincodesSection } from './pincodes-section.tsx'
import { ShopPage } from './shop-page.tsx'

/** What delivery costs and takes by state, and where it goes by pincode. */
export function DeliveryPage() {
  const words = useWords()
  const canChange = useStaff()?.role === 'owner'
  const { data, error, refetch } = useDeskRead('GET /desk/delivery', {})
  const [changing, setChanging] = useState<DeskState | null>(null)
  const undo = useDeskChange('POST /desk/delivery/undo', {
    makesOld: ['GET /desk/delivery', 'GET /desk/delivery/pincodes'],
  })
  return (
    <ShopPage title={words('shopPages.delivery.title')}>
      <PincodeSightField />
      <Typography variant="h2" sx={{ mt: 3, mb: 1 }}>
        {words('shopPages.delivery.states')}
      </Typography>
      <DeskTable
        label={words('shopPages.delivery.states')}
        isLow
        rows={data?.states}
        error={error}
        onAgain={() => void refetch()}
        keyOf={({ state }) => state}
        columns={[
          { title: words('shopPages.delivery.state'), cell: ({ state }) => state },
          {
            title: words('shopPages.delivery.fee'),
            isNumber: true,
            cell: ({ fee }) =>
              fee === null ? words('shopPages.delivery.notServed') : formatDetailPrice(fee),
          },
          {
            title: words('shopPages.delivery.days'),
            isNumber: true,
            cell: ({ days }) => days ?? words('desk.none'),
          },
          ...(canChange
            ? [
                {
                  title: words('shopPages.does'),
                  cell: (row: DeskState) => (
                    <Button
                      size="small"
                      aria-label={words('shopPages.categories.acts.change', { name: row.state })}
                      onClick={() => setChanging(row)}
                    >
                      {words('shopPages.acts.change')}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      <PincodesSection states={data?.states ?? []} canChange={canChange} />
      {data && data.changes.length > 0 && (
        <>
          <Typography variant="h2" sx={{ mt: 3, mb: 1 }}>
            {words('shopPages.delivery.changes')}
          </Typography>
          <DeskTable
            label={words('shopPages.delivery.changes')}
            rows={data.changes}
            keyOf={({ id }) => id}
            columns={[
              { title: words('shopPages.coupons.at'), cell: ({ at }) => dateAndTimeOf(at) },
              {
                title: words('shopPages.delivery.where'),
                cell: ({ district, state }) => (district ? `${district}, ${state}` : state),
              },
              {
                title: words('shopPages.delivery.served'),
                cell: ({ isServiceable }) =>
                  words(isServiceable ? 'shopPages.delivery.yes' : 'shopPages.delivery.no'),
              },
              { title: words('shopPages.delivery.pincodes'), isNumber: true, cell: ({ count }) => count },
              {
                title: words('shopPages.does'),
                cell: ({ id, isUndone, at, district, state }) =>
                  isUndone
                    ? words('shopPages.delivery.undone')
                    : canChange && (
                        <Button
                          size="small"
                          aria-label={words('shopPages.delivery.undoOne', {
                            place: district ? `${district}, ${state}` : state,
                            time: dateAndTimeOf(at),
                          })}
                          loading={undo.isPending && undo.variables?.id === id}
                          onClick={() => undo.mutate({ id })}
                        >
                          {words('shopPages.delivery.undo')}
                        </Button>
                      ),
              },
            ]}
          />
        </>
      )}
      {changing && <StateDialog known={changing} onClose={() => setChanging(null)} />}
    </ShopPage>
  )
}

function StateDialog({ known, onClose }: { known: DeskState; onClose: () => void }) {
  const words = useWords()
  const save = useDeskChange('POST /desk/delivery/state', {
    makesOld: ['GET /desk/delivery', 'GET /desk/delivery/sight'],
    isQuiet: true,
    isDraft: true,
    onDone: onClose,
  })
  return (
    <FormDialog
      title={words('shopPages.categories.acts.change', { name: known.state })}
      error={save.error}
      isPending={save.isPending}
      onClose={onClose}
      onSend={({ fee = '', days = '' }) =>
        save.mutate({
          state: known.state,
          fee: typedNumber(fee),
          days: typedNumber(days),
          seen: known.version,
        })
      }
    >
      <Typography color="text.secondary">{words('shopPages.delivery.hint')}</Typography>
      <Stack direction="row" spacing={1}>
        <TextField
          name="fee"
          label={words('shopPages.delivery.fee')}
          defaultValue={known.fee ?? ''}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          autoComplete="off"
          autoFocus
          fullWidth
          {...saidOf(save.error, 'fee')}
        />
        <TextField
          name="days"
          label={words('shopPages.delivery.days')}
          defaultValue={known.days ?? ''}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          autoComplete="off"
          fullWidth
          {...saidOf(save.error, 'days')}
        />
      </Stack>
    </FormDialog>
  )
}
