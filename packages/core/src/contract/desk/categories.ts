/** As it was when it was read: who was second is refused with `kept-changed`. */
export interface SeenVersion {
  seen: string
}

export interface DeskCategory {
  id: string
  version: string
  isGeneral: boolean
  name: string
  slug: string
  /** The menu group's name. */
  group: string | null
  logo: string
  /** Pictures on top of its page. */
  banners: string[]
  /** Products that the store shows there. */
  products: number
  subcategories: { name: string; products: number }[]
}

export interface DeskMenuGroup {
  id: string
  name: string
  logo: string
}

export interface DeskCategories {
  /** In the store's order. */
  categories: DeskCategory[]
  groups: DeskMenuGroup[]
  /** Of the groups. */
  version: string
}

/** A category as it is written. */
export interface CategoryFacts {
  isGeneral: boolean
  name: string
  group: string | null
  logo: string
  banners: string[]
}

/** The shelves of the store. Each call answers how they stand then. */
export interface CategoryDeskCalls {
  'GET /desk/categories': { data: DeskCategories }
  /** A new one without `id`. A name that is another's is refused: the two can be joined. */
  'POST /desk/categories': {
    body: { category: CategoryFacts; id?: string; seen?: string }
    data: DeskCategories
  }
  /** Ids of all categories of one kind; or, `within` one, the names of its subcategories. */
  'POST /desk/categories/order': { body: { ids: string[]; within?: string }; data: DeskCategories }
  'POST /desk/categories/join': { body: SeenVersion & { id: string; into: string }; data: DeskCategories }
  'POST /desk/categories/remove': { body: SeenVersion & { id: string }; data: DeskCategories }
  /** A new one without `name`; to a name that is there, the two are joined, where `isJoined` says so. */
  'POST /desk/subcategories': {
    body: { category: string; name?: string; newName: string; isJoined?: boolean }
    data: DeskCategories
  }
  'POST /desk/subcategories/remove': { body: { category: string; name: string }; data: DeskCategories }
  /** All of them, in the menu's order; one without `id` is new, one that is left out goes, if nothing is in it. */
  'POST /desk/menuGroups': {
    body: SeenVersion & { groups: { id?: string; name: string; logo: string }[] }
    data: DeskCategories
  }
}
