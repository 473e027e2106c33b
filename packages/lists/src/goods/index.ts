export { goodsByCode, goodsByName, goodsCodes, type NamedGoods } from './goods-by-name.ts'
export { GENERAL_KINDS, type GoodsKind, goodsKindOf } from './goods-types.ts'
