import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { addProduct } from '../../../test/fixture-catalogue.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'

interface Me {
  token: string
  userId: string
}

const add = (shop: TestShop, me: Me, ...products: object[]) =>
  shop.call('POST /post/cart', { token: me.token, body: { data: { userId: me.userId, products } } })
const setQuantity = (shop: TestShop, me: Me, productId: string, quantity: unknown) =>
  shop.call('PUT /update/cartQuantity', {
    token: me.token,
    body: { data: { userId: me.userId, productId, quantity } },
  })
const lines = (data: { _id: string; quantity: number }[]) => data.map((line) => [line._id, line.quantity])

onEachDatabase('The cart', (open) => {
  it('answers lines with the present prices and the product’s own data', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    const added = await add(shop, me, { _id: 'dolo', quantity: 2 })
    expect(added.data).toMatchObject([
      {
        _id: 'dolo',
        name: 'Dolo 650 Tablet',
        quantity: 2,
        salesPrice: 80,
        purchasedPrice: 100,
        variant: null,
      },
    ])
    await shop.db.updateTable('product').set({ price_paise: 7_550 }).where('id', '=', 'dolo').execute()
    const user = await shop.call('GET /get/user', { token: me.token, query: { id: me.userId } })
    expect(user.data.cart).toMatchObject([{ _id: 'dolo', salesPrice: 75.5 }])
  })

  it('adds to a line that is there, and keeps the order of adding', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    await add(shop, me, { _id: 'dolo', quantity: 2 })
    shop.clock.advance(1000)
    await add(shop, me, { id: 'soap' })
    shop.clock.advance(1000)
    expect(lines((await add(shop, me, { _id: 'dolo', quantity: 3 })).data)).toEqual([
      ['dolo', 5],
      ['soap', 1],
    ])
  })

  it('takes the bare body as well as the wrapped one', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    const body = { userId: me.userId, products: [{ _id: 'dolo', quantity: 1, price: 1 }] }
    expect(lines((await shop.call('POST /post/cart', { token: me.token, body })).data)).toEqual([['dolo', 1]])
  })

  it.each([
    [{ _id: 'nothing', quantity: 1 }, 404, 'Product not found'],
    [{ _id: 'unpriced', quantity: 1 }, 422, 'This product is not for sale'],
    [{ _id: 'empty', quantity: 1 }, 409, 'Out of stock'],
    [{ _id: 'crocin', quantity: 5 }, 409, 'Not enough stock for this quantity'],
    [{ _id: 'soap', quantity: 101 }, 422, 'Maximum Product Reached'],
    [{ _id: 'soap', quantity: 0 }, 422, 'Quantity must be at least 1'],
    [{ _id: 'soap', quantity: -1 }, 422, 'Quantity must be at least 1'],
    [{ _id: 'soap', quantity: 1.5 }, 422, 'Quantity must be a whole number'],
    [{ _id: 'soap', quantity: '1' }, 400, 'The request is not valid'],
    [{ quantity: 1 }, 400, 'The request is not valid'],
  ])('refuses to add %j', async (product, status, sentence) => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    expect(await add(shop, me, product)).toMatchObject({ status, message: sentence })
  })

  it('adds all or nothing', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    await add(shop, me, { _id: 'dolo', quantity: 1 }, { _id: 'empty', quantity: 1 })
    expect(await shop.db.selectFrom('cart_line').selectAll().execute()).toEqual([])
  })

  it('takes as many products in one call as a cart holds, and no line beyond', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    const ids = Array.from({ length: 201 }, (_, n) => `shelf-${n}`)
    for (const id of ids) await addProduct(shop.db, { id, name: `Shelf ${id}` })
    const products = ids.slice(0, 200).map((_id) => ({ _id, quantity: 1 }))
    const added = await add(shop, me, ...products)
    expect(added.data).toHaveLength(200)
    const refused = await add(shop, me, { _id: 'shelf-200', quantity: 1 })
    expect([refused.status, refused.message]).toEqual([422, 'Maximum Product Reached'])
    const tooMany = await add(shop, me, ...products, { _id: 'shelf-200', quantity: 1 })
    expect([tooMany.status, tooMany.message]).toEqual([400, 'The request is not valid'])
  })

  it('holds at most 100 of one product, counted together', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    await add(shop, me, { _id: 'soap', quantity: 60 })
    const answers = await Promise.all([1, 2].map(() => add(shop, me, { _id: 'soap', quantity: 30 })))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422])
  })

  it('loses no addition to another at the same moment', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    await Promise.all([1, 2, 3, 4, 5].map(() => add(shop, me, { _id: 'dolo', quantity: 2 })))
    const user = await shop.call('GET /get/user', { token: me.token, query: { id: me.userId } })
    expect(lines(user.data.cart)).toEqual([['dolo', 10]])
  })

  it('sets a quantity from 1 to 100, at most the stock', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    await add(shop, me, { _id: 'soap', quantity: 1 }, { _id: 'crocin', quantity: 1 })
    expect(lines((await setQuantity(shop, me, 'soap', 100)).data)).toContainEqual(['soap', 100])
    const refusals = [
      await setQuantity(shop, me, 'soap', 101),
      await setQuantity(shop, me, 'soap', 0),
      await setQuantity(shop, me, 'crocin', 5),
      await setQuantity(shop, me, 'dolo', 1),
      await setQuantity(shop, me, 'soap', 'many'),
    ]
    expect(refusals.map((answer) => answer.message)).toEqual([
      'Maximum Product Reached',
      'Quantity must be at least 1',
      'Not enough stock for this quantity',
      'This product is not in your cart',
      'The request is not valid',
    ])
  })

  it('removes a line, also twice, and empties itself', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    await add(shop, me, { _id: 'soap' }, { _id: 'dolo' }, { _id: 'crocin' })
    const remove = () =>
      shop.call('PUT /update/cart', {
        token: me.token,
        body: { data: { userId: me.userId, productId: 'dolo' } },
      })
    expect((await remove()).data).toHaveLength(2)
    expect((await remove()).data).toHaveLength(2)
    const cleared = await shop.call('DELETE /delete/clearCart', {
      token: me.token,
      body: { data: { userId: me.userId } },
    })
    expect(cleared.data).toEqual([])
    const user = await shop.call('POST /post/verifyToken', { token: me.token })
    expect(user.data.cart).toEqual([])
  })

  it('puts the product of the chosen variant into the cart, whichever one the page showed', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    const variant = { primaryType: 'size', primaryValue: '200 ML' }
    const added = await add(shop, me, { _id: 'syrup-100', quantity: 1, variant })
    expect(added.data).toMatchObject([
      {
        _id: 'syrup-200',
        salesPrice: 180,
        variant: { primaryType: 'Size', primaryValue: '200 ml' },
        varient: { displayValues: { salesPrice: 180 } },
      },
    ])
    const more = await add(shop, me, { _id: 'syrup-200', quantity: 1, variant })
    expect(lines(more.data)).toEqual([['syrup-200', 2]])
    const data = { userId: me.userId, productId: 'syrup-100', variant, quantity: 4 }
    const set = await shop.call('PUT /update/cartQuantity', { token: me.token, body: { data } })
    expect(lines(set.data)).toEqual([['syrup-200', 4]])
    const removed = await shop.call('PUT /update/cart', { token: me.token, body: { data } })
    expect(removed.data).toEqual([])
  })

  it('keeps a line with a variant and one without apart: each is changed and removed by itself', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    const variant = { primaryType: 'Size', primaryValue: '200 ml' }
    await add(shop, me, { _id: 'syrup-200', quantity: 2, variant })
    shop.clock.advance(1000)
    await add(shop, me, { _id: 'syrup-200', quantity: 1 })
    const plain = { userId: me.userId, productId: 'syrup-200' }
    const set = await shop.call('PUT /update/cartQuantity', {
      token: me.token,
      body: { data: { ...plain, quantity: 5 } },
    })
    expect(lines(set.data)).toEqual([
      ['syrup-200', 2],
      ['syrup-200', 5],
    ])
    const removed = await shop.call('PUT /update/cart', { token: me.token, body: { data: plain } })
    expect(removed.data).toMatchObject([{ quantity: 2, variant }])
  })

  it('refuses a variant that the product does not come in', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    const variant = { primaryType: 'Size', primaryValue: '900 ml' }
    expect((await add(shop, me, { _id: 'syrup-100', variant })).status).toBe(404)
    expect((await add(shop, me, { _id: 'syrup-100', variant: { primaryType: 'Size' } })).status).toBe(400)
  })
})
