import { describe, expect, it } from 'vitest'
import { stateCharges } from './state-charges.ts'

const states = stateCharges()

describe('delivery to the states', () => {
  it('delivers to all 36 states and union territories, to Tamil Nadu at the least cost and soonest', () => {
    expect(states.length).toBe(36)
    expect(new Set(states.map((state) => state.gstCode)).size).toBe(36)
    const home = states.find((state) => state.stateName === 'Tamil Nadu')
    for (const state of states) {
      expect(state.deliveryFee).toBeGreaterThanOrEqual(home?.deliveryFee ?? Number.NaN)
      expect(state.tat).toBeGreaterThanOrEqual(home?.tat ?? Number.NaN)
    }
  })
})
