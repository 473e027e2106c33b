import { describe, expect, it } from 'vitest'
import { createSandbox, SANDBOX_DEFAULTS, type Sandbox } from '../index.ts'
import { decryptCcavenue, encryptCcavenue } from './ccavenue-cipher.ts'

const { accessCode, merchantId, workingKey } = SANDBOX_DEFAULTS.ccavenue

function post(sandbox: Sandbox, path: string, form: Record<string, string>) {
  const body = new URLSearchParams(form)
  return sandbox.fetch(new Request(`http://sandbox.test/ccavenue${path}`, { method: 'POST', body }))
}

async function open(sandbox: Sandbox, orderId = 'DWK-1001', more = {}, form = {}): Promise<string> {
  const request = new URLSearchParams({
    merchant_id: merchantId,
    order_id: orderId,
    currency: 'INR',
    amount: '482.50',
    redirect_url: 'http://shop.test/back',
    cancel_url: 'http://shop.test/cancelled',
    billing_name: 'Meena & Co',
    merchant_param1: 'cart-7',
    ...more,
  })
  const answer = await post(sandbox, '/transaction/transaction.do?command=initiateTransaction', {
    encRequest: encryptCcavenue(request.toString(), workingKey),
    access_code: accessCode,
    integration_type: 'iframe_normal',
    ...form,
  })
  return answer.text()
}

const attribute = (markup: string, pattern: RegExp) => pattern.exec(markup)?.[1] ?? ''

async function choose(sandbox: Sandbox, outcome: string, orderId = 'DWK-1001') {
  const form = await open(sandbox, orderId)
  const reference_no = attribute(form, /name="reference_no" value="(\d+)"/)
  const markup = await (await post(sandbox, '/transaction/finish', { reference_no, outcome })).text()
  const encResp = attribute(markup, /name="encResp" value="([^"]*)"/)
  return {
    markup,
    encResp,
    action: attribute(markup, /action="([^"]*)"/),
    text: decryptCcavenue(encResp, workingKey),
  }
}

async function doWebTrans(sandbox: Sandbox, command: string, request: unknown, form = {}) {
  const text = typeof request === 'string' ? request : JSON.stringify(request)
  const answer = await post(sandbox, '/apis/servlet/DoWebTrans', {
    enc_request: encryptCcavenue(text, workingKey),
    access_code: accessCode,
    command,
    request_type: 'JSON',
    response_type: 'JSON',
    ...form,
  })
  const fields = new URLSearchParams(await answer.text())
  const decrypted = decryptCcavenue(fields.get('enc_response') ?? '', workingKey)
  return { fields: Object.fromEntries(fields), answer: decrypted ? JSON.parse(decrypted) : undefined }
}

const status = async (sandbox: Sandbox, order_no = 'DWK-1001') =>
  (await doWebTrans(sandbox, 'orderStatusTracker', { order_no })).answer

describe('the CCAvenue form', () => {
  it('shows the amount and order of an encrypted request', async () => {
    const markup = await open(createSandbox())
    expect(markup).toContain('₹482.50')
    expect(markup).toContain('DWK-1001')
  })

  it.each([
    [{}, { access_code: 'AVOTHER' }, 'Merchant Authentication failed.'],
    [{}, { encRequest: 'ab'.repeat(32) }, 'Merchant Authentication failed.'],
    [{ merchant_id: '9' }, {}, 'Merchant Authentication failed.'],
    [{ amount: '482.505' }, {}, 'Invalid parameter: amount.'],
    [{ currency: 'USD' }, {}, 'Invalid parameter: currency.'],
    [{ redirect_url: 'javascript:alert(1)' }, {}, 'Invalid parameter: redirect_url.'],
  ])('refuses %o %o', async (more, form, message) => {
    expect(await open(createSandbox(), 'DWK-1001', more, form)).toContain(message)
  })

  it.each([
    ['success', 'http://shop.test/back', 'Success', 'Shipped'],
    ['failure', 'http://shop.test/back', 'Failure', 'Unsuccessful'],
    ['aborted', 'http://shop.test/cancelled', 'Aborted', 'Aborted'],
    ['invalid', 'http://shop.test/back', 'Invalid', 'Invalid'],
    ['timeout', 'http://shop.test/back', 'Timeout', 'Unsuccessful'],
  ])('ends in %s', async (outcome, action, told, known) => {
    const sandbox = createSandbox()
    const result = await choose(sandbox, outcome)
    expect(result.action).toBe(action)
    const answer = new URLSearchParams(result.text)
    expect(answer.get('order_id')).toBe('DWK-1001')
    expect(answer.get('order_status')).toBe(told)
    expect(answer.get('amount')).toBe('482.50')
    expect(answer.get('merchant_param1')).toBe('cart-7')
    expect(answer.getAll('order_status')).toHaveLength(1)
    expect(await status(sandbox)).toMatchObject({
      order_no: 'DWK-1001',
      order_status: known,
      order_amt: 482.5,
    })
  })

  it('is paid late, after the shop was told to wait', async () => {
    const sandbox = createSandbox({ lateAfterMs: 1 })
    expect((await choose(sandbox, 'late')).text).toContain('order_status=Awaited')
    await sandbox.settled()
    expect(await status(sandbox)).toMatchObject({ order_status: 'Shipped' })
  })

  it('can lose the callback of a paid order', async () => {
    const sandbox = createSandbox()
    expect((await choose(sandbox, 'lost-callback')).encResp).toBe('')
    expect(await status(sandbox)).toMatchObject({ order_status: 'Shipped' })
  })

  it('can take another amount than asked for', async () => {
    const sandbox = createSandbox()
    expect((await choose(sandbox, 'other-amount')).text).toContain('order_status=Success')
    expect(await status(sandbox)).toMatchObject({ order_status: 'Shipped', order_amt: 1 })
  })

  it('echoes the request as an answer', async () => {
    const sandbox = createSandbox()
    expect((await choose(sandbox, 'echo')).text).toContain('merchant_id=2000001')
    expect(await status(sandbox)).toMatchObject({ order_status: 'Initiated' })
  })

  it('answers with an older order', async () => {
    const sandbox = createSandbox()
    await choose(sandbox, 'success', 'DWK-1000')
    const { text } = await choose(sandbox, 'replay', 'DWK-1001')
    expect(text).toContain('order_id=DWK-1000')
    expect(text).toContain('order_status=Success')
    expect(await status(sandbox)).toMatchObject({ order_status: 'Initiated' })
  })

  it('flips the bits that turn Failure into Success', async () => {
    for (const orderId of ['D', 'DWK-1001', 'DWK-2026-000000123']) {
      const sandbox = createSandbox()
      const answer = new URLSearchParams((await choose(sandbox, 'bit-flip', orderId)).text)
      expect(answer.get('order_id')).toBe(orderId)
      expect(answer.getAll('order_status')).toEqual(['Success'])
      expect([answer.get('amount'), answer.get('currency')]).toEqual(['482.50', 'INR'])
      expect(await status(sandbox, orderId)).toMatchObject({ order_status: 'Unsuccessful' })
    }
  })

  it('injects a second status', async () => {
    const sandbox = createSandbox()
    const answer = new URLSearchParams((await choose(sandbox, 'inject')).text)
    expect(answer.getAll('order_status')).toEqual(['Failure', 'Success'])
    expect(await status(sandbox)).toMatchObject({ order_status: 'Unsuccessful' })
  })

  it('does not take an order twice', async () => {
    const sandbox = createSandbox()
    await choose(sandbox, 'success')
    expect(await open(sandbox)).toContain('This order has already been paid.')
  })
})

describe('the CCAvenue status call', () => {
  it('wraps its answer for version 1.1 and takes the older request form', async () => {
    const sandbox = createSandbox()
    await choose(sandbox, 'success')
    const { answer } = await doWebTrans(sandbox, 'orderStatusTracker', '|DWK-1001|', { version: '1.1' })
    expect(answer.Order_Status_Result).toMatchObject({
      order_status: 'Shipped',
      order_currncy: 'INR',
      status: 0,
    })
  })

  it('knows no other order', async () => {
    expect(await status(createSandbox(), 'DWK-9')).toEqual({
      status: 1,
      error_desc: 'No records found.',
      error_code: '51419',
    })
  })

  it('refuses a wrong access code in plain text', async () => {
    const sandbox = createSandbox()
    const { fields } = await doWebTrans(sandbox, 'orderStatusTracker', {}, { access_code: 'AVOTHER' })
    expect(fields).toEqual({
      status: '1',
      enc_response: 'Access_code: Invalid Parameter',
      enc_error_code: '51407',
    })
  })

  it('refunds as often as it is asked, and never more than was paid', async () => {
    const sandbox = createSandbox()
    await choose(sandbox, 'success')
    const { reference_no } = await status(sandbox)
    const refund = async (refund_amount: string, refund_ref_no: string) =>
      (
        await doWebTrans(sandbox, 'refundOrder', {
          reference_no: String(reference_no),
          refund_amount,
          refund_ref_no,
        })
      ).answer
    expect(await refund('200.00', 'R-1')).toEqual({ refund_status: 0, reason: '', error_code: '' })
    expect(await refund('200.00', 'R-1')).toMatchObject({ refund_status: 0 })
    expect(await refund('82.51', 'R-2')).toMatchObject({ refund_status: 1 })
    expect(await refund('82.50', 'R-3')).toMatchObject({ refund_status: 0 })
    expect(await status(sandbox)).toMatchObject({ order_status: 'Refunded' })
  })
})
