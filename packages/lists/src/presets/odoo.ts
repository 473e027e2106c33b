import { NOT_READ, type PartOfColumn } from '../headings/read-headings.ts'
import { odooRows } from './odoo-rows.ts'
import type { Preset } from './preset.ts'
import { toldColumn } from './told-columns.ts'

/** By the column that each makes: its technical headings, then those that it shows, of releases 13 to 18. */
const COLUMNS: readonly [string | PartOfColumn, ...string[]][] = [
  [{ column: 'code', as: 'odoo_id' }, 'id', 'externalid'],
  [{ column: 'code', as: 'reference' }, 'defaultcode', 'internalreference'],
  [{ column: 'code', as: 'barcode' }, 'barcode'],
  [{ column: 'variant_group', as: 'template' }, 'producttmplid', 'producttemplate'],
  ['price', 'listprice', 'salesprice', 'lstprice', 'publicprice'],
  ['list_price', 'comparelistprice', 'comparetoprice'],
  [
    { column: 'category', as: 'categories' },
    'categid',
    'categidcompletename',
    'categidname',
    'productcategory',
    'productcategorycompletename',
    'productcategoryname',
  ],
  [
    { column: 'category', as: 'shop_categories' },
    'publiccategids',
    'websiteproductcategory',
    'websitecategories',
    'ecommercecategories',
  ],
  ['stock', 'qtyavailable', 'quantityonhand'],
  [{ column: 'stock', as: 'free_units' }, 'freeqty', 'freetouse', 'freetousequantity'],
  [{ column: 'for_sale', as: 'odoo_type' }, 'type', 'detailedtype', 'producttype'],
  [{ column: 'for_sale', as: 'sold' }, 'saleok', 'canbesold', 'sales'],
  [{ column: 'for_sale', as: 'in_use' }, 'active'],
  ['published', 'ispublished', 'websitepublished'],
  [
    { column: 'gst_rate', as: 'taxes' },
    'taxesid',
    'taxesidname',
    'customertaxes',
    'customertaxestaxname',
    'salestaxes',
  ],
  ['hsn', 'l10ninhsncode', 'hsnsaccode', 'hsnsac'],
  ['short_description', 'descriptionsale', 'salesdescription'],
  [
    'long_description',
    'descriptionecommerce',
    'ecommercedescription',
    'websitedescription',
    'descriptionforthewebsite',
  ],
  [
    { column: 'variant_group', as: 'attribute' },
    'attributelineidsattributeid',
    'attributelineidsattributeidname',
    'productattributesattribute',
    'productattributesattributename',
    'productattributesattributeattribute',
  ],
  [
    { column: 'variant_group', as: 'attribute_values' },
    'attributelineidsvalueids',
    'attributelineidsvalueidsname',
    'productattributesvalues',
    'productattributesvaluesvalue',
    'productattributesvaluesname',
  ],
  [
    { column: 'variant_group', as: 'chosen' },
    'producttemplatevariantvalueids',
    'producttemplateattributevalueids',
    'variantvalues',
    'attributevalues',
  ],
  [
    { column: 'variant_group', as: 'variant_name' },
    'productvariantids',
    'productvariantidsdisplayname',
    'products',
    'productsdisplayname',
  ],
  [
    { column: 'variant_group', as: 'variant_chosen' },
    'productvariantidsproducttemplatevariantvalueids',
    'productvariantidsproducttemplateattributevalueids',
    'productsvariantvalues',
    'productsattributevalues',
  ],
  [{ column: 'code', as: 'variant_reference' }, 'productvariantidsdefaultcode', 'productsinternalreference'],
  [{ column: 'code', as: 'variant_barcode' }, 'productvariantidsbarcode', 'productsbarcode'],
  [
    { column: 'price', as: 'variant_price' },
    'productvariantidslstprice',
    'productvariantidslistprice',
    'productssalesprice',
    'productspublicprice',
  ],
  [{ column: 'stock', as: 'variant_stock' }, 'productvariantidsqtyavailable', 'productsquantityonhand'],
  // What it costs, notes among colleagues, pictures as letters, and what others take for a maker or a unit.
  [
    NOT_READ,
    'standardprice',
    'cost',
    'description',
    'internalnotes',
    'notes',
    'descriptionpurchase',
    'company',
    'companyid',
    'unit',
    'uomid',
    'categidid',
    'image',
    'image1920',
    'image1024',
    'image512',
    'image256',
    'image128',
    'suppliertaxesid',
    'vendortaxes',
  ],
]

const BY_KEY = new Map(COLUMNS.flatMap(([column, ...keys]) => keys.map((key) => [key, column] as const)))

/** Its own headings, without those that other lists have. */
const OWN = new Set([
  ...['externalid', 'defaultcode', 'internalreference', 'listprice', 'salesprice', 'lstprice', 'publicprice'],
  ...['standardprice', 'categid', 'qtyavailable', 'quantityonhand', 'detailedtype', 'saleok', 'canbesold'],
  ...['taxesid', 'customertaxes', 'l10ninhsncode', 'image1920', 'attributelineidsattributeid'],
  ...['productattributesattribute', 'producttmplid', 'producttemplatevariantvalueids', 'variantvalues'],
])

/** Odoo's export of product templates, or of their variants, as CSV or workbook. */
export const odoo: Preset = {
  id: 'odoo',
  name: 'Odoo',
  hasOnlyArticles: true,
  isOf: (keys) => keys.has('name') && [...OWN].filter((key) => keys.has(key)).length >= 2,
  columnOf(key) {
    // Fields of a shop's own: 'x_mrp', 'x_studio_mrp'.
    const own = /^x(?:studio)?(.+)$/.exec(key)?.[1]
    return BY_KEY.get(key) ?? (own ? toldColumn(own) : undefined)
  },
  stage: odooRows,
}
