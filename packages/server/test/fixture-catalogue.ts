import { nameKey, slugify } from '@dawakit/core/product'
import type { Insertable } from 'kysely'
import type { ProductTable } from '../src/ground/database/schema/catalogue.ts'
import type { Database } from '../src/ground/database/schema/index.ts'

/** A product row with everything filled in; give what the test is about. */
type ProductValues = Insertable<ProductTable>

export function productRow(product: Partial<ProductValues> & { id: string; name: string }): ProductValues {
  return {
    slug: slugify(product.name),
    sku: null,
    composition_key: null,
    name_key: nameKey(product.name),
    description: product.name,
    short_description: '',
    long_description: '',
    instructions: '',
    side_effects: '',
    mrp_paise: 10_000,
    price_paise: 8_000,
    discount: '20',
    manufacturer: 'Test Pharma Ltd',
    brand_id: null,
    package_size: 'Strip of 15 tablets',
    dosage_form: 'tablet',
    units_per_pack: 15,
    unit: 'tablet',
    is_prescription: 0,
    is_cold_chain: 0,
    is_general: 0,
    category_id: 'cat-fever',
    subcategory: null,
    hsn: '30049099',
    gst_bp: 500,
    stock_alert_threshold: 10,
    popularity: 0,
    thumbnail: `/images/products/${product.id}.svg`,
    gallery: '[]',
    attributes: '[]',
    variant_group: null,
    is_main_variant: 1,
    primary_type: null,
    primary_value: null,
    secondary_type: null,
    secondary_value: null,
    pair_product_id: null,
    is_for_sale: 1,
    is_generated: 0,
    rating_sum: 0,
    rating_count: 0,
    created_at: 1_760_000_000_000,
    updated_at: 1_760_000_000_000,
    ...product,
  }
}

type SomeProduct = Partial<ProductValues> & { id: string; name: string }

/** Adds one product with its stock. */
export async function addProduct(db: Database, product: SomeProduct, stock = 50): Promise<void> {
  await addProducts(db, [[product, stock]])
}

async function addProducts(db: Database, products: readonly [SomeProduct, stock: number][]): Promise<void> {
  await db
    .insertInto('product')
    .values(products.map(([product]) => productRow(product)))
    .execute()
  const stock = ([{ id }, units]: [SomeProduct, number]) => ({
    product_id: id,
    free: units,
    reserved: 0,
    unknown_units: units,
  })
  await db.insertInto('stock').values(products.map(stock)).execute()
}

/**
 * A small shop. Prices in paise:
 * `dolo` 8,000 of 10,000 (50 in stock) · `crocin` 2,550 of 3,000 (4, below its alert) · `azithral` 11,945 of
 * 13,200, prescription (30) · `insulin` 45,000 of 50,000, prescription, cold chain (10) · `soap` 9,900 of 9,900,
 * general (200) · `empty` none in stock · `unpriced` not for sale · `syrup-100`, `syrup-200` two variants of one.
 * Pincodes 600001 Chennai, 560001 Bengaluru, 110001 New Delhi (not serviceable).
 * Shipping: Tamil Nadu 40 rupees in 2 days, Karnataka 60 rupees in 4.
 */
export async function seedFixtureCatalogue(db: Database): Promise<void> {
  const category = (id: string, name: string, isGeneral: number, position: number) => ({
    id,
    is_general: isGeneral,
    name,
    slug: slugify(name),
    name_key: nameKey(name),
    parent_group: null,
    logo: '',
    banners: '[]',
    position,
    product_count: 0,
  })
  await db
    .insertInto('category')
    .values([
      category('cat-fever', 'Fever and Pain', 0, 1),
      category('cat-diabetes', 'Diabetes Care', 0, 2),
      category('cat-personal', 'Personal Care', 1, 3),
    ])
    .execute()
  await db
    .insertInto('brand')
    .values({ id: 'brand-micro', slug: 'micro-labs', name: 'Micro Labs', name_key: 'micro labs', logo: '' })
    .execute()
  await addProducts(db, [
    [{ id: 'dolo', name: 'Dolo 650 Tablet', brand_id: 'brand-micro', popularity: 90 }, 50],
    [
      { id: 'crocin', name: 'Crocin Advance Tablet', mrp_paise: 3_000, price_paise: 2_550, discount: '15' },
      4,
    ],
    [
      {
        id: 'azithral',
        name: 'Azithral 500 Tablet',
        mrp_paise: 13_200,
        price_paise: 11_945,
        discount: '9.5',
        is_prescription: 1,
      },
      30,
    ],
    [
      {
        id: 'insulin',
        name: 'Insulin Glargine Injection',
        mrp_paise: 50_000,
        price_paise: 45_000,
        discount: '10',
        is_prescription: 1,
        is_cold_chain: 1,
        category_id: 'cat-diabetes',
        dosage_form: 'injection',
      },
      10,
    ],
    [
      {
        id: 'soap',
        name: 'Neem Soap',
        mrp_paise: 9_900,
        price_paise: 9_900,
        discount: '0',
        is_general: 1,
        category_id: 'cat-personal',
        dosage_form: 'soap',
        unit: null,
        units_per_pack: null,
      },
      200,
    ],
    [{ id: 'empty', name: 'Empty Shelf Tablet' }, 0],
    [{ id: 'unpriced', name: 'Unpriced Tablet', is_for_sale: 0 }, 20],
    ...[100, 200].map((size): [SomeProduct, number] => [
      {
        id: `syrup-${size}`,
        name: `Cough Syrup ${size} ml`,
        dosage_form: 'syrup',
        unit: 'ml',
        units_per_pack: size,
        package_size: `Bottle of ${size} ml`,
        price_paise: size * 90,
        mrp_paise: size * 100,
        discount: '10',
        variant_group: 'syrup',
        is_main_variant: size === 100 ? 1 : 0,
        primary_type: 'Size',
        primary_value: `${size} ml`,
        attributes: JSON.stringify([{ name: 'Size', values: ['100 ml', '200 ml'] }]),
      },
      25,
    ]),
  ])
  await db
    .insertInto('product_salt')
    .values({
      product_id: 'insulin',
      salt: 'Insulin Glargine (100IU/ml)',
      salt_key: 'insulin glargine',
      position: 0,
      popularity: 0,
    })
    .execute()
  await db
    .insertInto('pincode')
    .values([
      { pincode: '600001', district: 'Chennai', state: 'Tamil Nadu', is_serviceable: 1 },
      { pincode: '560001', district: 'Bengaluru Urban', state: 'Karnataka', is_serviceable: 1 },
      { pincode: '110001', district: 'New Delhi', state: 'Delhi', is_serviceable: 0 },
    ])
    .execute()
  await db
    .insertInto('state_shipping')
    .values([
      { state: 'Tamil Nadu', state_key: 'tamil nadu', fee_paise: 4_000, tat_days: 2 },
      { state: 'Karnataka', state_key: 'karnataka', fee_paise: 6_000, tat_days: 4 },
    ])
    .execute()
}
