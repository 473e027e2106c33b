import { expect, it } from 'vitest'
import { onEachDatabase } from '../../test/databases.ts'
import { migrate, pendingMigrations } from './migrate.ts'

onEachDatabase('The migrations', (open) => {
  it('are all there, and are not applied twice', async () => {
    const db = await open()
    expect(await pendingMigrations(db)).toBe(0)
    const isSqlite = db.getExecutor().adapter.constructor.name.startsWith('Sqlite')
    const engine = isSqlite ? 'sqlite' : 'postgres'
    await Promise.all([migrate(db, engine), migrate(db, engine)])
    expect(await pendingMigrations(db)).toBe(0)
  })

  it('hold what the shop relies on, whatever the code does', async () => {
    const db = await open()
    await db
      .insertInto('customer')
      .values({
        id: 'c',
        username: '',
        email: '',
        email_key: null,
        mobile: null,
        mobile_verified_at: null,
        password_hash: null,
        email_verified_at: null,
        gender: '',
        blood_group: '',
        date_of_birth: '',
        pincode: '',
        viewed: '[]',
        created_at: 1,
      })
      .execute()
    const address = (slot: number) =>
      db
        .insertInto('address')
        .values({
          id: `a${slot}${Math.random()}`,
          user_id: 'c',
          slot,
          name: '',
          contact_number: '',
          email: '',
          door_number: '',
          street_name: '',
          land_mark: '',
          pincode: '',
          city_name: '',
          state_name: '',
          address_type: 'home',
          created_at: 1,
        })
        .execute()
    await address(1)
    await address(2)
    await expect(address(2)).rejects.toThrow()
    await expect(address(3)).rejects.toThrow()
    const cartLine = { user_id: 'c', product_id: 'unknown', variant_key: '', quantity: 1, added_at: 1 }
    await expect(db.insertInto('cart_line').values(cartLine).execute()).rejects.toThrow()
  })
})
