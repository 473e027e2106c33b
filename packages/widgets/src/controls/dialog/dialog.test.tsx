import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/render-shop.tsx'
import { TextField } from '../field/field.tsx'
import { Drawer } from './drawer.tsx'
import { Modal } from './modal.tsx'

function Page({ Kind }: { Kind: typeof Drawer }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Kind isOpen={isOpen} onClose={() => setOpen(false)} title="Delivery address" footer={<p>Footer</p>}>
        <button type="button">First</button>
        <TextField label="Pincode" data-autofocus="" />
      </Kind>
    </>
  )
}

const opener = () => screen.getByRole('button', { name: 'Open' })

describe.each([
  ['Drawer', Drawer],
  ['Modal', Modal],
])('%s', (_, Kind) => {
  it('is accessible and named by its title', async () => {
    render(<Page Kind={Kind} />)
    await userEvent.click(opener())
    expect(screen.getByRole('dialog', { name: 'Delivery address' })).toBeTruthy()
    await expectAccessible()
  })

  it('holds nothing while it is closed', () => {
    render(<Page Kind={Kind} />)
    expect(screen.queryByText('Footer')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('puts the focus where it is asked for, and back where it was', async () => {
    render(<Page Kind={Kind} />)
    await userEvent.click(opener())
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Pincode' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(opener())
  })

  it('closes by Escape and by a press beside it, not by one in it', async () => {
    render(<Page Kind={Kind} />)
    await userEvent.click(opener())
    await userEvent.click(screen.getByText('Footer'))
    expect(screen.getByRole('dialog')).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(opener())
    await userEvent.click(screen.getByRole('dialog'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('leaves the page around it as it is', async () => {
    const before = [document.documentElement.outerHTML.split('<body')[0], document.body.getAttribute('style')]
    render(<Page Kind={Kind} />)
    await userEvent.click(opener())
    expect([
      document.documentElement.outerHTML.split('<body')[0],
      document.body.getAttribute('style'),
    ]).toEqual(before)
  })
})
