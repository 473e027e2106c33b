import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, renderShop } from '../../../test/render-shop.tsx'
import { Notifications } from './index.ts'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const news = (id: string, values: object = {}) => ({
  _id: id,
  title: `Offer ${id}`,
  description: 'Ten percent off',
  link: '/brand/vaigai',
  createdAt: hoursAgo(3),
  seenUsers: [] as string[],
  ...values,
})
const state = () => ({
  notifications: [
    news('n-1'),
    news('n-2', { seenUsers: ['u-kavitha'], createdAt: hoursAgo(50), link: 'javascript:1' }),
  ],
})

describe('Notifications', () => {
  it('is accessible', async () => {
    await renderShop(<Notifications />, { signedInAs: customerFixture(), state: state() })
    await screen.findByText('Offer n-1')
    await expectAccessible()
  })

  it('shows title, description, link and age, the ribbon on what is new, and marks it seen', async () => {
    const { server } = await renderShop(<Notifications />, { signedInAs: customerFixture(), state: state() })
    expect(await screen.findByText('3 hours ago')).toBeDefined()
    expect(screen.getByText('2 days ago')).toBeDefined()
    expect(screen.getAllByText('New')).toHaveLength(1)
    const links = screen.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/brand/vaigai'])
    await waitFor(() => expect(server.requestsOf('PUT /update/pushNotification')).toHaveLength(1))
    expect(server.requestsOf('PUT /update/pushNotification')[0]?.body).toEqual({
      data: { userId: 'u-kavitha', idsArray: expect.arrayContaining(['n-1']) },
    })
    expect(screen.getAllByText('New')).toHaveLength(1)
  })

  it('tells a failure from an empty list, and loads again when asked', async () => {
    const { server, user } = await renderShop(<Notifications />, {
      signedInAs: customerFixture(),
      state: state(),
      prepare: (api) => api.answer('GET /get/pushNotifications', new Response('', { status: 503 })),
    })
    expect((await screen.findByText('Something went wrong')).closest('[role=alert]')).not.toBeNull()
    server.answer('GET /get/pushNotifications', null)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Offer n-1')).toBeDefined()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Notifications' })),
    )
  })

  it('asks a guest to log in', async () => {
    const { user, shop } = await renderShop(<Notifications />)
    expect(screen.getByText('Login to continue')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Login / Register' }))
    expect(shop.$overlay.get()?.name).toBe('login')
  })

  it('says that there are none', async () => {
    await renderShop(<Notifications />, { signedInAs: customerFixture() })
    expect(await screen.findByText('No notifications yet')).toBeDefined()
  })
})
