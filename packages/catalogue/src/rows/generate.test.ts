import { describe, expect, it } from 'vitest'
import { generateProducts } from './generate.ts'

describe('generated products', () => {
  it('are all different, and marked', () => {
    const products = [...generateProducts(30_000)]
    expect(products.length).toBe(30_000)
    expect(new Set(products.map((product) => product.name)).size).toBe(30_000)
    expect(new Set(products.map((product) => product.slug)).size).toBe(30_000)
    expect(new Set(products.map((product) => product.id)).size).toBe(30_000)
    expect(products.every((product) => product.isGenerated)).toBe(true)
    expect(products.every((product) => product.pricePaise <= product.mrpPaise)).toBe(true)
  })

  it('begin the same whatever their number', () => {
    const few = [...generateProducts(5)]
    const many = [...generateProducts(50)]
    expect(many.slice(0, 5)).toEqual(few)
    expect([...generateProducts(0)]).toEqual([])
  })

  it('come one by one, so that a quarter million fit through a small memory', () => {
    const stream = generateProducts(250_000)
    const first = stream.next()
    expect(first.done).toBe(false)
    stream.return()
    expect(stream.next().done).toBe(true)
  })
})
