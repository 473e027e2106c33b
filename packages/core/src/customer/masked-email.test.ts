import { expect, it } from 'vitest'
import { maskedEmail } from './masked-email.ts'

it.each([
  ['meena.r@mail.example', 'me•••@mail.example'],
  ['abc@mail.example', 'a•••@mail.example'],
  ['a@mail.example', 'a•••@mail.example'],
])('shows of %s where it is and how it begins', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown)
})
