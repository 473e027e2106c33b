/** Who decides what the home page shows: by its own page, and by that of a product, which is put among the deals of the day. */
export const FRONT_KEEPERS = { name: 'POST /desk/front', roles: ['owner'] } as const
