import { somethingWentWrong } from '@dawakit/core/refusals'
import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, renderShop } from '../../../test/render-shop.tsx'
import { Profile } from '../profile/index.ts'

describe('LoginNeeded', () => {
  it('tells a customer that the shop was not reached, and finds them when it is back', async () => {
    const { user, server, shop } = await renderShop(<Profile />, {
      signedInAs: customerFixture(),
      prepare: (server) =>
        server.answer('POST /post/verifyToken', ({ fail }) => fail(503, somethingWentWrong)),
    })
    expect(screen.getByText('Could not connect. Check your connection and try again')).toBeDefined()
    expect(screen.queryByText('Login to continue')).toBeNull()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
    expect(server.requestsOf('POST /post/verifyToken')).toHaveLength(2)
    server.answer('POST /post/verifyToken', null)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Profile Details' })).toBeDefined()
    expect(shop.$session.get().status).toBe('signedIn')
  })
})
