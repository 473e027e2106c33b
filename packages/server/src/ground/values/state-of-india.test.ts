import { expect, it } from 'vitest'
import { stateOfIndia } from './state-of-india.ts'

it.each([
  ['gujrat', 'Gujarat'],
  ['TAMILNADU', 'Tamil Nadu'],
  ['Tamil Nadoo', 'Tamil Nadu'],
  ['TN', 'Tamil Nadu'],
  ['33-Tamil Nadu', 'Tamil Nadu'],
  ['Orrisa', 'Odisha'],
  ['ORISSA', 'Odisha'],
  ['Maharastra', 'Maharashtra'],
  ['Karnatka', 'Karnataka'],
  ['Uttrakhand', 'Uttarakhand'],
  ['Chhatisgarh', 'Chhattisgarh'],
  ['J & K', 'Jammu and Kashmir'],
  ['W.B.', 'West Bengal'],
  ['U.P.', 'Uttar Pradesh'],
  ['Pondichery', 'Puducherry'],
  ['Daman & Diu', 'Dadra and Nagar Haveli and Daman and Diu'],
])('takes %s for %s', (text, state) => {
  expect(stateOfIndia('state', text)).toBe(state)
})

it('knows no state of another country', () => {
  expect(() => stateOfIndia('state', 'Sindh')).toThrow('state "Sindh" is no state of India')
})
