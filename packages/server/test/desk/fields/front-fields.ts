import { type FieldsOf, type FieldTable, NOTHING } from './fields-of-call.ts'

const CATEGORIES: FieldsOf = {
  all: `categories.id categories.version categories.isGeneral categories.name categories.slug categories.group
    categories.logo categories.banners categories.products categories.subcategories.name
    categories.subcategories.products groups.id groups.name groups.logo version`,
}

const BRAND: FieldsOf = { all: 'id version name slug logo products' }

const FRONT: FieldsOf = {
  all: `kind id version title text image smallImage target isGeneral percent color from to targetName leadsTo
    isShownNow`,
}

const COUPON_ROW = 'id version code percent usesLeft until isOver isForAll products uses'

const COUPON: FieldsOf = {
  all: `coupon.id coupon.version coupon.code coupon.percent coupon.usesLeft coupon.until coupon.isOver
    coupon.isForAll coupon.products coupon.uses products.id products.name given uses.orderId uses.orderNumber
    uses.at uses.given`,
}

const DELIVERY: FieldsOf = {
  all: `states.state states.version states.fee states.days changes.id changes.at changes.state changes.district
    changes.isServiceable changes.count changes.isUndone`,
}

const PINCODE: FieldsOf = { all: 'pincode version district state isServiceable' }

const NOTICE: FieldsOf = { all: 'id title text link customer.id customer.name by at seenBy' }

export const frontFields = {
  'GET /desk/categories': CATEGORIES,
  'POST /desk/categories': CATEGORIES,
  'POST /desk/categories/order': CATEGORIES,
  'POST /desk/categories/join': CATEGORIES,
  'POST /desk/categories/remove': CATEGORIES,
  'POST /desk/subcategories': CATEGORIES,
  'POST /desk/subcategories/remove': CATEGORIES,
  'POST /desk/menuGroups': CATEGORIES,
  'GET /desk/brands': BRAND,
  'POST /desk/brands': BRAND,
  'POST /desk/brands/join': BRAND,
  'POST /desk/pages/picture': { all: 'path' },
  'GET /desk/front': FRONT,
  'POST /desk/front': FRONT,
  'POST /desk/front/order': FRONT,
  'POST /desk/front/remove': FRONT,
  'GET /desk/coupons': { all: COUPON_ROW },
  'GET /desk/coupons/one': COUPON,
  'POST /desk/coupons': COUPON,
  'POST /desk/coupons/end': COUPON,
  'GET /desk/delivery': DELIVERY,
  'POST /desk/delivery/state': DELIVERY,
  'GET /desk/delivery/pincodes': PINCODE,
  'GET /desk/delivery/sight': { all: 'pincode place.district place.state fee days' },
  'POST /desk/delivery/pincode': PINCODE,
  'POST /desk/delivery/pincodes': {
    all: `count change.id change.at change.state change.district change.isServiceable change.count change.isUndone`,
  },
  'POST /desk/delivery/undo': DELIVERY,
  'GET /desk/notices': NOTICE,
  'POST /desk/notices': NOTICE,
  'POST /desk/notices/takeBack': NOTHING,
  'GET /desk/wishes': { all: 'subject name waiting lastAt free' },
  'GET /desk/wishes/waiting': { all: 'customerId name asked at' },
  'POST /desk/wishes/answer': { all: 'told left' },
} satisfies Partial<FieldTable>
