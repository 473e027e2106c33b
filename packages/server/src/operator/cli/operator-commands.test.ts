import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { basisPoints } from '@dawakit/core/tax'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPrescription, approveLines } from '../../../test/ordering.ts'
import { openPaymentShop, type PaymentShop } from '../../../test/payment-shop.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { openDatabase } from '../../ground/database/open.ts'
import { giveBack } from '../../orders/change/give-back.ts'
import { createProgram } from './create-program.ts'

describe('The operator', () => {
  let folder: string
  let shop: PaymentShop
  let lines: string[]
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dawakit-operator-'))
    shop = await openPaymentShop(await openDatabase(join(folder, 'dawakit.sqlite')))
    lines = []
  })
  afterEach(async () => {
    await shop.db.destroy()
    rmSync(folder, { recursive: true, force: true })
  })
  const run = async (...words: string[]) => {
    const env = {
      DATA_FOLDER: folder,
      SANDBOX_URL: shop.outside.url,
      STORE_URL: 'http://shop.test',
      RAZORPAY_URL: `${shop.sandboxUrl}/razorpay`,
      LOG_LEVEL: 'silent',
    }
    const program = createProgram({ env, print: (line) => lines.push(line) })
    await program.parseAsync(words, { from: 'user' })
  }
  const said = async (...words: string[]) => {
    lines = []
    await run(...words)
    return lines
  }

  it('moves no order past its pharmacist, and shows who approved it', async () => {
    const { userId } = shop.who
    const prescriptions = [await addPrescription(shop.db, userId)]
    const products = [{ _id: 'azithral', quantity: 1 }]
    const { _id } = await shop.order('razorpay', { paymentMethod: 'cod', products, prescriptions })
    await expect(run('orders', 'move', _id, 'confirmed')).rejects.toThrow(
      'A pharmacist has to approve the prescription first.',
    )
    expect(await said('orders', 'show', _id)).toContain('  Waits for a pharmacist')
    await approveLines(shop.db, _id)
    expect(await said('orders', 'show', _id)).toContain('  Approved by Asha Nair, TN-12345')
    await run('orders', 'move', _id, 'confirmed')
  })

  it('lists what was ordered before a change of rates and has not left', async () => {
    expect(await said('orders', 'rates')).toEqual(['0 orders.'])
    const { _id, orderNumber } = await shop.order('razorpay', { paymentMethod: 'cod' })
    const ordered_at = Date.parse('2025-09-21T12:00:00+05:30')
    await shop.db.updateTable('orders').set({ ordered_at }).where('id', '=', _id).execute()
    await shop.db
      .updateTable('order_line')
      .set({ gst_bp: basisPoints(1200) })
      .execute()
    expect(await said('orders', 'rates')).toEqual([
      `${orderNumber}  2025-09-21  1 × Dolo 650 Tablet  HSN 30049099  12 % then, 5 % now`,
      '1 order.',
    ])
  })

  it('lists, shows and moves orders; the customer hears of it and gets the invoice', async () => {
    const { _id, orderNumber } = await shop.order('razorpay', { paymentMethod: 'cod' })
    const number = String(orderNumber)
    expect(await said('orders', 'list')).toEqual([
      `${number}  2026-11-14  Pending     cod  unpaid  ₹120.00`,
      '1 order.',
    ])
    expect(await said('orders', 'list', '--status', 'delivered')).toEqual(['0 orders.'])
    await expect(run('orders', 'list', '--status', 'lost')).rejects.toThrow('--status takes pending')
    expect(await said('orders', 'move', number.toLowerCase(), 'picked-up')).toEqual([
      `${number} is Picked Up.`,
    ])
    expect(await said('orders', 'move', _id, 'delivered')).toEqual([
      `${number} is Delivered.`,
      expect.stringMatching(/^Invoice INV\/\d\d-\d\d\/000001 was issued\.$/),
    ])
    await expect(run('orders', 'move', number, 'confirmed')).rejects.toThrow('An order only moves forward.')
    await expect(run('orders', 'move', number, 'lost')).rejects.toThrow('not to "lost"')
    await expect(run('orders', 'move', 'DWK-1', 'confirmed')).rejects.toThrow('There is no order')
    await expect(run('orders', 'cancel', number)).rejects.toThrow('This order can no longer be cancelled.')
    await expect(run('orders', 'refund', number)).rejects.toThrow('paid in cash')
    const shown = (await said('orders', 'show', number)).join('\n')
    expect(shown).toContain('1 × Dolo 650 Tablet, Strip of 15 tablets: ₹80.00 each')
    expect(shown).toContain('Chennai 600001, Tamil Nadu')
    const invoice = await shop.call('GET /get/invoice', { token: shop.who.token, query: { orderId: _id } })
    expect(invoice.status).toBe(200)
    expect(shop.outside.mails.map((mail) => mail.subject)).toContain(`Delivered: order ${number}`)
  })

  it('pays back a part, and the rest with the cancellation', async () => {
    const { _id, orderNumber } = await shop.order('razorpay')
    await shop.verify(_id, (await shop.pay(await shop.open(_id), 'success')).response)
    const number = String(orderNumber)
    expect(await said('orders', 'refund', number, '20.50')).toEqual(['₹20.50 has been paid back.'])
    expect((await shop.read(_id)).paymentStatus).toBe('partlyRefunded')
    expect(await said('orders', 'cancel', number)).toEqual([
      `${number} is cancelled.`,
      '₹99.50 has been paid back.',
    ])
    expect((await shop.read(_id)).paymentStatus).toBe('refunded')
    await expect(run('orders', 'refund', number)).rejects.toThrow('There is nothing to pay back')
    expect((await said('orders', 'show', number)).slice(-2)).toEqual([
      '  Refund ₹20.50 (operator): done',
      '  Refund ₹99.50 (cancelled): done',
    ])
  })

  it('says of a refund how that one went, whatever became of another', async () => {
    const paid = async () => {
      const order = await shop.order('razorpay')
      await shop.verify(order._id, (await shop.pay(await shop.open(order._id), 'success')).response)
      return order
    }
    const [other, refused] = [await paid(), await paid()]
    const ofRefused = shop.db.updateTable('payment').set({ provider_payment_id: 'pay_unknown0000' })
    await ofRefused.where('order_id', '=', refused._id).execute()
    await inTransaction(shop.db, (trx) =>
      giveBack(trx, shop.app.context, {
        orderId: other._id,
        amount: 'all',
        reason: 'operator',
        isBeyondOwed: true,
      }),
    )
    expect(await said('orders', 'refund', String(refused.orderNumber), '20')).toEqual([
      '₹20.00 was refused by the gateway: pay it back by hand.',
    ])
    expect((await shop.read(other._id)).paymentStatus).toBe('refunded')
  })

  it('reconciles payments now', async () => {
    const { _id } = await shop.order('razorpay')
    await shop.pay(await shop.open(_id), 'lost-callback-and-webhook')
    expect(await said('reconcile')).toEqual(['Payments moved: 1. Refunds made: 0. Unpaid orders ended: 0.'])
    expect((await shop.read(_id)).paymentStatus).toBe('paid')
  })

  it('sends a notification to everybody or to one', async () => {
    const other = await shop.signIn('9876543299')
    expect(await said('notify', 'Diwali sale', 'All vitamins', '--link', '/cart')).toEqual([
      'Sent to everybody.',
    ])
    expect(await said('notify', 'For you', '--to', shop.who.mobile)).toEqual(['Sent to one customer.'])
    const titles = async (token: string) =>
      (await shop.call('GET /get/pushNotifications', { token })).data.map(
        (one: { title: string }) => one.title,
      )
    expect((await titles(shop.who.token)).sort()).toEqual(['Diwali sale', 'For you'])
    expect(await titles(other.token)).toEqual(['Diwali sale'])
    await expect(run('notify', 'X', '--to', '1')).rejects.toThrow('There is no customer')
    await shop.db.updateTable('customer').set({ email_key: 'both@mail.example' }).execute()
    await expect(run('notify', 'X', '--to', 'Both@mail.example')).rejects.toThrow('Several customers gave')
    const proven = shop.db.updateTable('customer').set({ email_verified_at: 1 })
    await proven.where('id', '=', other.userId).execute()
    await run('notify', 'Proven', '--to', 'Both@mail.example')
    expect((await titles(other.token)).sort()).toEqual(['Diwali sale', 'Proven'])
    await expect(run('notify', 'X', '--link', '//evil.example')).rejects.toThrow('--link takes a path')
  })

  it('answers what customers asked for', async () => {
    const { token, userId } = shop.who
    await shop.call('POST /post/newProductRequest', {
      token,
      body: { data: { productName: 'Zyrtec', mobileNumber: '9876543210', user: userId } },
    })
    await shop.call('POST /post/productRequest', {
      token,
      body: { data: { user: userId, product: 'empty' } },
    })
    const listed = await said('requests', 'list')
    expect(listed).toContain('  empty  Empty Shelf Tablet: 1 waiting, 0 in stock')
    const { id } = await shop.db.selectFrom('product_request').select('id').executeTakeFirstOrThrow()
    await expect(run('requests', 'answer', id)).rejects.toThrow('Say what the customer is told')
    expect(await said('requests', 'answer', id, '--product', 'dolo')).toEqual(['Answered.'])
    await expect(run('requests', 'answer', id, 'Again')).rejects.toThrow('Not found.')
    expect(await said('set-stock', 'empty', '4')).toEqual([
      'Empty Shelf Tablet: 4 to buy.',
      'Customers told who waited: 1.',
    ])
    expect(await said('requests', 'restock')).toEqual(['Customers told: 0.'])
    expect(shop.outside.mails.map((mail) => mail.subject)).toEqual([
      'Your request for Zyrtec',
      'Empty Shelf Tablet is back in stock',
    ])
    expect(shop.outside.mails[0]?.text).toContain('http://shop.test/product/fever-and-pain/dolo-650-tablet')
  })

  it('adds coupons that customers can use, and ends them', async () => {
    const add = [
      'coupons',
      'add',
      'diwali',
      '25',
      '--uses',
      '10',
      '--until',
      '2099-01-01',
      '--products',
      'dolo',
    ]
    expect(await said(...add)).toEqual(['DIWALI added.'])
    expect(await said(...add, 'soap')).toEqual(['DIWALI changed.'])
    const seen = await shop.call('GET /get/promoCode', { token: shop.who.token, query: { name: 'Diwali' } })
    expect(seen.data).toMatchObject({
      name: 'DIWALI',
      discountPercentage: 25,
      maxLimit: 10,
      expireDate: '2099-01-01T18:29:59.999Z',
      products: ['dolo', 'soap'],
    })
    const file = join(folder, 'coupons.csv')
    await run('export', 'coupons', file)
    expect(readFileSync(file, 'utf8')).toContain('DIWALI,25,10,2099-01-01,dolo soap')
    expect((await said('import', 'coupons', file)).at(-1)).toBe(
      '1 rows read: 0 added, 0 changed, 1 the same, 0 not kept.',
    )
    writeFileSync(
      file,
      'code,percent,uses,until,products\nOLD,5,1,2019-01-01,all\nBAD,0,1,2099-01-01,all\nB2,5,1,soon,all\nB4,5,1,2099-02-31,all\nB3,5,1,2099-01-01,none\nALL5,5,1,2099-01-01,all\n',
    )
    expect(await said('import', 'coupons', file)).toEqual([
      'Line 2: until 2019-01-01 is over',
      'Line 3: percent "0" is not from 1 to 100',
      'Line 4: until "soon" is not a day like 2026-12-31',
      'Line 5: until "2099-02-31" is not a day like 2026-12-31',
      'Line 6: there is no product "none"',
      '6 rows read: 1 added, 0 changed, 0 the same, 5 not kept.',
      'This was import 2: `import undo 2` takes it back.',
      `What was not kept stands in ${join(folder, 'coupons.refused.csv')}.`,
    ])
    await run('export', 'coupons', file)
    expect(readFileSync(file, 'utf8')).toContain('ALL5,5,1,2099-01-01,all')
    expect(await said('coupons', 'end', 'diwali')).toEqual(['DIWALI has ended.'])
    expect((await said('coupons', 'list'))[1]).toMatch(/^DIWALI {2}25 %, 10 uses left, until .*, 2 products$/)
    await expect(
      run('coupons', 'add', 'old', '5', '--uses', '1', '--until', '2019-01-01', '--products', 'all'),
    ).rejects.toThrow('until 2019-01-01 is over')
    await run('export', 'coupons', file)
    expect((await said('import', 'coupons', file)).at(-1)).toBe(
      '2 rows read: 0 added, 0 changed, 2 the same, 0 not kept.',
    )
    const ended = await shop.db
      .selectFrom('coupon')
      .select('expires_at')
      .where('name', '=', 'DIWALI')
      .execute()
    expect(ended[0]?.expires_at).toBeLessThan(Date.now())
    await expect(run('coupons', 'end', 'none')).rejects.toThrow('There is no coupon "none".')
  })

  it('changes banners and states', async () => {
    const file = join(folder, 'banners.csv')
    const header = 'id,kind,image,title,description,category,general,position\n'
    writeFileSync(
      file,
      `${header}a,carousel,/images/a.svg,Sale,Now,Personal Care,yes,1\nb,wide,/x,,,,no,1\nc,ads,javascript:1,,,,no,1\nd,ads,/\\evil.example/x.png,,,,no,1\ne,ads,"/a"" onload=""x",,,,no,1\nf,ads,https://cdn.example/x.png,,,,no,1\n`,
    )
    expect(await said('import', 'banners', file)).toEqual([
      'Line 3: kind "wide" is not carousel, phone, ads',
      'Line 4: image "javascript:1" is not a path of the shop, such as /images/sale.svg',
      'Line 5: image "/\\evil.example/x.png" is not a path of the shop, such as /images/sale.svg',
      'Line 6: image "/a" onload="x" is not a path of the shop, such as /images/sale.svg',
      'Line 7: image "https://cdn.example/x.png" is not a path of the shop, such as /images/sale.svg',
      '6 rows read: 1 added, 0 changed, 0 the same, 5 not kept.',
      'This was import 1: `import undo 1` takes it back.',
      `What was not kept stands in ${join(folder, 'banners.refused.csv')}.`,
    ])
    shop.clock.advance(1001)
    expect((await shop.call('GET /get/carouselBanner')).data).toMatchObject([{ _id: 'a', title: 'Sale' }])
    expect(await said('banners', 'list')).toEqual(['carousel  a  Sale  /images/a.svg', '1 banner.'])
    await run('banners', 'remove', 'a')
    await expect(run('banners', 'remove', 'a')).rejects.toThrow('There is no banner "a".')
    expect(await said('states', 'set', 'TAMIL NADU', '25.50', '1')).toEqual(['TAMIL NADU changed.'])
    const state = await shop.call('GET /get/singleState', { query: { stateName: 'Tamil Nadu' } })
    expect(state.data).toEqual({ stateName: 'Tamil Nadu', shippingFees: 25.5, tat: 1 })
    await expect(run('states', 'set', 'Narnia', '25', '1')).rejects.toThrow(
      'state "Narnia" is no state of India',
    )
    const states = join(folder, 'states.csv')
    await run('export', 'states', states)
    expect((await said('import', 'states', states)).at(-1)).toBe(
      '2 rows read: 0 added, 0 changed, 2 the same, 0 not kept.',
    )
  })

  it('lists who has confirmed the newsletter, each with the link that ends it', async () => {
    for (const email of ['b@mail.example', 'a@mail.example', 'never@mail.example']) {
      await shop.call('POST /post/newsletter', { body: { email } })
    }
    await shop.db
      .updateTable('newsletter')
      .set({ confirmed_at: 1 })
      .where('email_key', '!=', 'never@mail.example')
      .execute()
    const [first = '', second, count] = await said('newsletter')
    expect(first).toMatch(/^a@mail\.example {2}http:\/\/shop\.test\/newsletter\/leave\/[\w-]{43}$/)
    expect([second?.split(' ')[0], count]).toEqual(['b@mail.example', '2 addresses.'])
    await shop.call('POST /post/leaveNewsletter', { body: { token: first.split('/').at(-1) } })
    expect((await said('newsletter')).at(-1)).toBe('1 address.')
  })

  it('makes partner keys that work from their origins alone, until they are revoked', async () => {
    const [first] = await said('partner', 'add', 'Clinic', '--origin', 'https://clinic.example')
    const key = first?.replace('Key: ', '') ?? ''
    const ask = async (origin: string) =>
      (await shop.fetch('/get/generalCategories', { headers: { origin, 'x-dawakit-key': key } })).status
    expect(await ask('https://clinic.example')).toBe(200)
    expect(await ask('https://other.example')).toBe(403)
    expect(await said('partner', 'origins', key, '--origin', 'https://www.clinic.example')).toEqual([
      'Changed.',
    ])
    expect((await said('partner', 'list'))[0]).toBe(`${key}  Clinic  https://www.clinic.example`)
    expect(await said('partner', 'origins', key, '--origin', 'https://clinic.example')).toEqual(['Changed.'])
    await expect(run('partner', 'origins', 'pk_none', '--origin', 'https://a.example')).rejects.toThrow(
      'There is no such key in use.',
    )
    expect(await said('partner', 'revoke', key)).toEqual(['Revoked.'])
    expect(await ask('https://clinic.example')).toBe(403)
    expect((await said('partner', 'list'))[0]).toBe(`${key}  Clinic  https://clinic.example  (revoked)`)
    await expect(run('partner', 'add', 'X', '--origin', 'https://a.example/path')).rejects.toThrow(
      'not an origin',
    )
    await expect(run('partner', 'revoke', key)).rejects.toThrow('There is no such key in use.')
  })

  it('lists money that a person has to look at, and closes what was done about it', async () => {
    const { _id, orderNumber } = await shop.order('razorpay')
    const { response } = await shop.pay(await shop.open(_id), 'success')
    await shop.verify(_id, response)
    await shop.db.updateTable('payment').set({ provider_payment_id: 'pay_nobody' }).execute()
    await run('orders', 'cancel', String(orderNumber))
    const [head = '', why, count] = await said('payments', 'cases')
    expect(head).toContain(`${orderNumber}  razorpay pay_nobody  expected ₹120.00, found ₹0.00`)
    expect([why, count]).toEqual([
      '  refund-refused: the gateway refused the refund; pay it back by hand.',
      '1 case.',
    ])
    const [id = ''] = head.split('  ')
    expect(await said('payments', 'close', id, 'sent by bank transfer')).toEqual(['Closed.'])
    expect(await said('payments', 'cases')).toEqual(['0 cases.'])
    expect(await said('payments', 'cases', '--closed')).toContain('  refund-refused: sent by bank transfer.')
    await expect(run('payments', 'close', id, 'again')).rejects.toThrow('There is no open case of that id.')
  })

  it('compares a settlement report with the shop’s book', async () => {
    const { _id, orderNumber } = await shop.order('razorpay')
    const { response } = await shop.pay(await shop.open(_id), 'success')
    await shop.verify(_id, response)
    const file = join(folder, 'settled.csv')
    const header = 'entity_id,type,amount,created_at,settlement_id'
    const line = (id: string, rupees: string) => `${id},payment,${rupees},14/11/2026 10:05:00,setl_1`
    writeFileSync(file, [header, line(response.razorpay_payment_id, '120.00')].join('\n'))
    expect(await said('payments', 'settle', file)).toEqual([
      'razorpay: 1 payments, 0 refunds.',
      'Both books say the same.',
    ])
    writeFileSync(
      file,
      [header, line(response.razorpay_payment_id, '20.00'), line('pay_x', '5.00')].join('\n'),
    )
    expect(await said('payments', 'settle', file)).toEqual([
      'razorpay: 2 payments, 0 refunds.',
      `  payment  ${response.razorpay_payment_id}  ${orderNumber}: another amount (shop ₹120.00, report ₹20.00)`,
      '  payment  pay_x  –: in the report, not in the shop (shop –, report ₹5.00)',
      '2 differences.',
    ])
    await expect(run('payments', 'settle', join(folder, 'none.csv'))).rejects.toThrow('none.csv')
  })
})
