import type { CallName } from '@dawakit/core/contract'
import { installXhr } from '@dawakit/testing/contract-xhr'
import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, renderShop } from '../../../test/render-shop.tsx'
import { PrescriptionPicker, Prescriptions } from './index.ts'
import { PrescriptionImage } from './prescription-image.tsx'

const one = { id: 'rx-1', prescriptionImageUrl: '/get/prescription/rx-1' }
const withOne = () => customerFixture({ prescriptions: [one] })
const scan = () => new File(['x'], 'scan.jpg', { type: 'image/jpeg' })

function Picker({ onSelect }: { onSelect?: (ids: string[]) => void }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <PrescriptionPicker
      selected={selected}
      onChange={(next) => {
        setSelected(next)
        onSelect?.([...next])
      }}
    />
  )
}

describe('PrescriptionPicker', () => {
  it('is accessible', async () => {
    await renderShop(<Picker />, { signedInAs: withOne() })
    await expectAccessible()
  })

  it('on a partner’s page offers a new code for what was saved, beside the upload', async () => {
    const { user, shop } = await renderShop(<Picker />, {
      signedInAs: customerFixture({ prescriptions: [], withheld: ['prescriptions'] }),
    })
    expect(screen.getByText('Please confirm with a new code to see what you have saved')).toBeDefined()
    expect(screen.getByLabelText('Upload Prescription')).toBeDefined()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Confirm with a code' }))
    expect(shop.$overlay.get()).toEqual({ name: 'login', isAgain: true })
  })

  it('uploads an image, shows how far it is, and selects it', async () => {
    const { user, shop } = await renderShop(<Picker />, {
      signedInAs: customerFixture(),
      prepare: installXhr,
    })
    await user.upload(screen.getByLabelText('Upload Prescription'), scan())
    expect(await screen.findByText('Prescription Uploaded..!')).toBeDefined()
    const box = await screen.findByRole('checkbox', { name: 'Select prescription 1 for this order' })
    await waitFor(() => expect(box).toHaveProperty('checked', true))
    expect(shop.$session.get().user?.prescriptions).toHaveLength(1)
  })

  it('selects what was uploaded, and nothing that was there before and is only heard of now', async () => {
    const { user, server } = await renderShop(<Picker />, {
      signedInAs: customerFixture(),
      prepare: installXhr,
    })
    server.state.users[0]?.prescriptions.push(one)
    await user.upload(screen.getByLabelText('Upload Prescription'), scan())
    const second = await screen.findByRole('checkbox', { name: 'Select prescription 2 for this order' })
    await waitFor(() => expect(second).toHaveProperty('checked', true))
    expect(screen.getByRole('checkbox', { name: 'Select prescription 1 for this order' })).toHaveProperty(
      'checked',
      false,
    )
  })

  it('keeps the focus while it uploads, takes no second file, and reads out no percentages', async () => {
    const { user, server } = await renderShop(<Picker />, {
      signedInAs: customerFixture(),
      prepare: (api) => installXhr(api, [0.37]),
    })
    const release = server.hold('POST /post/uploadPrescription')
    const field = screen.getByLabelText('Upload Prescription')
    field.focus()
    await user.upload(field, scan())
    expect(await screen.findByRole('progressbar', { name: 'Upload Prescription' })).toHaveProperty(
      'value',
      37,
    )
    expect(screen.getByText('Uploading 37%').closest('[role=status], [aria-live]')).toBeNull()
    expect(document.activeElement).toBe(field)
    await user.upload(field, scan())
    release()
    expect(await screen.findByText('Prescription Uploaded..!')).toBeDefined()
    expect(document.activeElement).toBe(field)
    expect(server.requests.filter(({ path }) => path === '/post/uploadPrescription')).toHaveLength(1)
  })

  it('takes a file that is chosen while a prescription is being deleted', async () => {
    const { user, server, shop } = await renderShop(<Picker />, {
      signedInAs: withOne(),
      prepare: installXhr,
    })
    const release = server.hold('DELETE /delete/prescription')
    await user.click(screen.getByRole('button', { name: 'Delete prescription 1' }))
    await user.upload(screen.getByLabelText('Upload Prescription'), scan())
    expect(await screen.findByText('Prescription Uploaded..!')).toBeDefined()
    release()
    expect(await screen.findByText('Prescription Deleted..!')).toBeDefined()
    expect(shop.$session.get().user?.prescriptions).toHaveLength(1)
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true)
  })

  it('takes jpg, png and jpeg only', async () => {
    const { user, server } = await renderShop(<Picker />, {
      signedInAs: customerFixture(),
      prepare: installXhr,
    })
    const field = screen.getByLabelText('Upload Prescription')
    expect(field.getAttribute('accept')).toBe('.jpg,.jpeg,.png')
    expect(field).toHaveProperty('multiple', false)
    field.removeAttribute('accept')
    await user.upload(field, new File(['x'], 'scan.pdf', { type: 'application/pdf' }))
    expect(screen.getAllByText('Prescription must be a jpg, png or jpeg image')).toHaveLength(2)
    expect(server.requests.some(({ path }) => path === '/post/uploadPrescription')).toBe(false)
  })

  it('says beside the upload why it failed, and can be used again', async () => {
    const { user, server } = await renderShop(<Picker />, {
      signedInAs: customerFixture(),
      prepare: installXhr,
    })
    server.answer('POST /post/uploadPrescription', new Response('', { status: 500 }))
    await user.upload(screen.getByLabelText('Upload Prescription'), scan())
    expect(await screen.findAllByText('Something went wrong')).toHaveLength(2)
    const field = screen.getByLabelText('Upload Prescription')
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Something went wrong',
    )
    await expectAccessible()
    server.answer('POST /post/uploadPrescription', null)
    await user.upload(screen.getByLabelText('Upload Prescription'), scan())
    expect(await screen.findByRole('checkbox')).toBeDefined()
    expect(field.getAttribute('aria-invalid')).toBeNull()
  })

  it('selects, deselects and deletes', async () => {
    const chosen: string[][] = []
    const { user } = await renderShop(<Picker onSelect={(ids) => chosen.push(ids)} />, {
      signedInAs: withOne(),
    })
    const box = screen.getByRole('checkbox', { name: 'Select prescription 1 for this order' })
    await user.click(box)
    await user.click(box)
    expect(chosen).toEqual([['rx-1'], []])
    await user.click(screen.getByRole('button', { name: 'Delete prescription 1' }))
    expect(await screen.findByText('Prescription Deleted..!')).toBeDefined()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(document.activeElement?.contains(screen.getByLabelText('Upload Prescription'))).toBe(true)
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  })
})

describe('PrescriptionImage', () => {
  it('shows no picture of before while the next one is fetched', async () => {
    const urls = { createObjectURL: () => 'blob:one', revokeObjectURL: () => {} }
    Object.assign(URL, urls)
    const image = (id: string) => (
      <PrescriptionImage prescription={{ id, prescriptionImageUrl: `/get/prescription/${id}` }} alt="Scan" />
    )
    const { rerender, server } = await renderShop(image('rx-1'), {
      signedInAs: withOne(),
      prepare: (api) => api.answer('GET /get/prescription/rx-1' as CallName, new Response('bytes')),
    })
    await screen.findByRole('img', { name: 'Scan' })
    server.answer('GET /get/prescription/rx-2' as CallName, new Response('', { status: 500 }))
    rerender(image('rx-2'))
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Scan' })).toBeNull())
    expect(screen.getByText('Scan')).toBeDefined()
  })
})

describe('Prescriptions', () => {
  it('shows delete icons in edit mode only, and opens a prescription', async () => {
    const { user } = await renderShop(<Prescriptions />, { signedInAs: withOne() })
    await expectAccessible()
    expect(screen.queryByRole('button', { name: 'Delete prescription 1' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Edit' }))
    expect(screen.getByRole('button', { name: 'Delete prescription 1' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.queryByRole('button', { name: 'Delete prescription 1' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'View prescription 1' }))
    expect(screen.getByRole('dialog', { name: 'Prescription 1' })).toBeDefined()
    expect(screen.getAllByText('Prescription 1')).toHaveLength(2)
  })

  it('asks a guest to log in', async () => {
    const { user, shop } = await renderShop(<Prescriptions />)
    expect(screen.getByText('Login to continue')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Login / Register' }))
    expect(shop.$overlay.get()?.name).toBe('login')
  })

  it('keeps the focus when the last one is deleted', async () => {
    const { user } = await renderShop(<Prescriptions />, { signedInAs: withOne() })
    await user.click(screen.getByRole('button', { name: 'Edit' }))
    await user.click(screen.getByRole('button', { name: 'Delete prescription 1' }))
    expect(await screen.findByText('No prescription yet')).toBeDefined()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'My Prescriptions' })),
    )
  })

  it('uploads one image by Add', async () => {
    const { user } = await renderShop(<Prescriptions />, {
      signedInAs: customerFixture(),
      prepare: installXhr,
    })
    expect(screen.getByText('No prescription yet')).toBeDefined()
    await user.upload(screen.getByLabelText('Add'), scan())
    expect(await screen.findByRole('button', { name: 'View prescription 1' })).toBeDefined()
  })
})
