import type { DataProvider, GetListParams, Identifier, RaRecord } from 'react-admin'
import type { Page } from './ask.ts'

/** How react-admin reads and changes a noun of the desk. What is left out cannot be done. */
export interface DeskResource {
  /** A page of it, by what is asked for. */
  list?: (query: { page: number; limit: number } & Record<string, unknown>) => Promise<Page<RaRecord>>
  one?: (id: string) => Promise<RaRecord>
  create?: (facts: Record<string, unknown>) => Promise<RaRecord>
  change?: (id: string, facts: Record<string, unknown>) => Promise<RaRecord>
}

/** No list is asked for more at once. */
const MOST = 100

/** The desk's nouns as react-admin's lists and forms take them. */
export function createDataProvider(resources: Readonly<Record<string, DeskResource>>): DataProvider {
  const of = <Act extends keyof DeskResource>(resource: string, act: Act): NonNullable<DeskResource[Act]> => {
    const found = resources[resource]?.[act]
    if (!found) throw new Error(`The desk's data provider has no \`${act}\` of ${resource}.`)
    return found as NonNullable<DeskResource[Act]>
  }
  const list = async (resource: string, { pagination, sort, filter }: GetListParams, more: object = {}) => {
    const { page = 1, perPage = 25 } = pagination ?? {}
    const { data, totalCount } = await of(
      resource,
      'list',
    )({
      ...filter,
      ...more,
      page,
      limit: Math.min(perPage, MOST),
      ...(sort?.field && sort.field !== 'id' && { sort: sort.field, order: sort.order }),
    })
    return { data, total: totalCount }
  }
  const one = (resource: string, id: Identifier) => of(resource, 'one')(String(id))
  const refuse = async (resource: string): Promise<never> => {
    throw new Error(`The desk's data provider deletes nothing: ${resource} is changed by its own calls.`)
  }
  // Records are what the calls answer, with an id each; react-admin's callers name the type that they expect.
  const provider: DataProvider = {
    getList: (resource, params) => list(resource, params) as never,
    getOne: async (resource, { id }) => ({ data: (await one(resource, id)) as never }),
    getMany: async (resource, { ids }) => ({
      data: (await Promise.all(ids.map((id) => one(resource, id)))) as never,
    }),
    getManyReference: (resource, { target, id, ...params }) =>
      list(resource, params, { [target]: id }) as never,
    create: async (resource, { data }) => ({ data: (await of(resource, 'create')(data)) as never }),
    update: async (resource, { id, data }) => ({
      data: (await of(resource, 'change')(String(id), data)) as never,
    }),
    updateMany: (resource) => refuse(resource),
    delete: (resource) => refuse(resource),
    deleteMany: (resource) => refuse(resource),
  }
  return provider
}
