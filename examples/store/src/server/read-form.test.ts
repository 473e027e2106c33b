import { expect, it } from 'vitest'
import { readForm } from './read-form.ts'

const sent = (body: BodyInit, type = 'application/x-www-form-urlencoded') =>
  readForm(
    new Request('http://store.test/newsletter', { method: 'POST', body, headers: { 'content-type': type } }),
  )

it('reads what a form was sent with', async () => {
  const form = await sent('email=meena%40mail.example')
  expect(form.get('email')).toBe('meena@mail.example')
})

it.each([
  ['longer than any of ours', `email=${'a'.repeat(70_000)}`],
  ['broken', '--x\r\nnothing', 'multipart/form-data; boundary=x'],
  ['no form', '{"email":"meena@mail.example"}', 'application/json'],
])('has no fields where it is %s', async (...[, body, type]) => {
  expect([...(await sent(body, type)).keys()]).toEqual([])
})

it('has no fields without a body', async () => {
  expect([...(await readForm(new Request('http://store.test/newsletter'))).keys()]).toEqual([])
})
