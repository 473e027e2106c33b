import { describe, expect, it } from 'vitest'
import { pincodePrefixes, placeOfPincode } from './prefixes.ts'
import { stateCharges } from './state-charges.ts'

describe('place of a pincode', () => {
  it('knows the great cities', () => {
    expect(placeOfPincode('600001')).toEqual({ district: 'Chennai', state: 'Tamil Nadu' })
    expect(placeOfPincode('110001')).toEqual({ district: 'New Delhi', state: 'Delhi' })
    expect(placeOfPincode('400001')).toEqual({ district: 'Mumbai', state: 'Maharashtra' })
    expect(placeOfPincode('700001')).toEqual({ district: 'Kolkata', state: 'West Bengal' })
    expect(placeOfPincode('560001')).toEqual({ district: 'Bengaluru Urban', state: 'Karnataka' })
    expect(placeOfPincode('500001')).toEqual({ district: 'Hyderabad', state: 'Telangana' })
  })

  it('puts enclaves into their own state', () => {
    expect(placeOfPincode('605001')?.state).toBe('Puducherry')
    expect(placeOfPincode('605602')?.state).toBe('Tamil Nadu')
    expect(placeOfPincode('682555')?.state).toBe('Lakshadweep')
    expect(placeOfPincode('682001')?.state).toBe('Kerala')
    expect(placeOfPincode('160017')?.state).toBe('Chandigarh')
    expect(placeOfPincode('396210')?.state).toBe('Dadra and Nagar Haveli and Daman and Diu')
    expect(placeOfPincode('194101')?.state).toBe('Ladakh')
  })

  it('answers null to what is no pincode', () => {
    expect(placeOfPincode('60001')).toBeNull()
    expect(placeOfPincode('6000011')).toBeNull()
    expect(placeOfPincode('000001')).toBeNull()
    expect(placeOfPincode('abcdef')).toBeNull()
    expect(placeOfPincode('999999')).toBeNull()
    expect(placeOfPincode('')).toBeNull()
  })

  it('covers the whole country with states that have a delivery charge', () => {
    const prefixes = [...pincodePrefixes()]
    const states = new Set(prefixes.map(([, place]) => place.state))
    expect(prefixes.filter(([prefix]) => prefix.length === 3).length).toBeGreaterThanOrEqual(400)
    expect([...states].sort()).toEqual(
      stateCharges()
        .map((state) => state.stateName)
        .sort(),
    )
  })
})
