import { describe, expect, it } from 'vitest'
import { SharedBody } from './shared-body.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const textOf = async (body: SharedBody) => {
  let text = ''
  for await (const part of body.parts()) text += new TextDecoder().decode(part)
  return text
}

describe('SharedBody', () => {
  it('gives all of it to each who asks, also to who comes late', async () => {
    const { promise: rest, resolve: goOn } = Promise.withResolvers<void>()
    const body = new SharedBody(
      (async function* () {
        yield bytes('one ')
        await rest
        yield bytes('two')
      })(),
    )
    const early = textOf(body)
    const { value } = await body.parts().next()
    expect(new TextDecoder().decode(value ?? undefined)).toBe('one ')
    goOn()
    expect([await early, await textOf(body)]).toEqual(['one two', 'one two'])
    expect((await body.whole)?.toString()).toBe('one two')
  })

  it('goes on when the first who asked has gone', async () => {
    const body = new SharedBody(
      (async function* () {
        yield bytes('one ')
        yield bytes('two')
      })(),
    )
    const first = body.parts()
    await first.next()
    await first.return()
    expect((await body.whole)?.toString()).toBe('one two')
  })

  it('breaks off for all when it breaks off, and is not whole then', async () => {
    const body = new SharedBody(
      (async function* () {
        yield bytes('one ')
        throw new Error('The database has gone.')
      })(),
    )
    const parts = body.parts()
    expect((await parts.next()).done).toBe(false)
    await expect(parts.next()).rejects.toThrow('The database has gone.')
    await expect(textOf(body)).rejects.toThrow('The database has gone.')
    expect(await body.whole).toBeNull()
  })
})
