import { pictureDrawer, referenceCatalogue } from '@dawakit/catalogue'
import type { PackFacts } from '@dawakit/core/catalogue'
import { describe, expect, it } from 'vitest'
import { START } from '../../../test/test-shop.ts'
import { drawPicture, type ImageSource } from './draw-picture.ts'

describe('pictures by path', () => {
  const product = referenceCatalogue.rows(new Date(START)).products[0]!
  const facts: PackFacts = {
    name: product.name,
    brand: product.brandName,
    dosageForm: product.dosageForm,
    packageSize: product.packageSize,
    salts: product.saltComposition,
    isPrescriptionNeeded: product.isPrescriptionNeeded,
    isColdChainNeeded: product.isColdChainNeeded,
    shelf: '',
  }
  const source: ImageSource = {
    storeName: 'Test Pharmacy',
    product: (id) => (id === product.id ? facts : null),
    categoryName: (slug) => (slug === 'skin-care' ? 'Skin Care' : null),
    brandName: (slug) => (slug === 'kaverin' ? 'Kaverin' : null),
    banner: (id) =>
      id === 'refill' ? { title: 'On time', description: 'Every month', category: 'Cardiology' } : null,
    offer: (id) => (id === 'offer-skin' ? { name: 'Skin care', percent: 20, category: 'Skin Care' } : null),
  }

  it('draws what the paths of the seed name', async () => {
    const paths = [product.thumbnail, ...product.gallery.map((image) => image.url)].map((url) =>
      url.replace('/images/', ''),
    )
    for (const path of [
      ...paths,
      'categories/skin-care.svg',
      'groups/skin-care.svg',
      'brands/kaverin.svg',
      'banners/refill-wide.svg',
      'banners/refill-phone.svg',
      'banners/refill-ad.svg',
      'banners/category-skin-care-2-wide.svg',
      'offers/offer-skin-large.svg',
      'store/logo.svg',
    ]) {
      expect(await drawPicture(path, source, pictureDrawer), path).toMatch(/^<svg /)
    }
    expect(await drawPicture('offers/offer-skin-small.svg', source, pictureDrawer)).toContain('Flat 20% Off')
  })

  it('answers null to what it does not know', async () => {
    for (const path of [
      'packs/unknown.svg',
      'brands/no.svg',
      '../etc/passwd',
      'packs/.svg',
      'secrets/x.svg',
      'banners/refill-huge.svg',
      'store/no.svg',
      '',
    ]) {
      expect(await drawPicture(path, source, pictureDrawer), path).toBeNull()
    }
  })
})
