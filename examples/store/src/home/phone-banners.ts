import type { Banner, Category } from '@dawakit/core/contract'
import { phoneBannerLabels as labels } from '../language/index.ts'

export type Slide = Pick<Banner, 'imageUrl' | 'title' | 'description' | 'category' | 'isGeneralCategory'>

const fixed = (name: keyof typeof labels, category: string, isGeneralCategory: boolean): Slide => {
  const [title, description] = labels[name]
  return {
    imageUrl: `/images/banners/phone-${name}-phone.svg`,
    title,
    description,
    category,
    isGeneralCategory,
  }
}

const FIXED: readonly Slide[] = [
  fixed('medicines', 'Pain Relief', false),
  fixed('diabetes', 'Diabetic Care', true),
  fixed('devices', 'Healthcare Devices', true),
  fixed('baby', 'Mother and Baby Care', true),
]

/**
 * The four fixed banners of phones, but for those whose category the shop has not. Without any: the first of its own.
 *
 * @param isReference - False where the shop has another name, or opened without the reference catalogue: the four belong to it.
 */
export function phoneBanners(
  categories: { general: readonly Category[]; speciality: readonly Category[] },
  banners: readonly Slide[],
  isReference: boolean,
): readonly Slide[] {
  const leading = FIXED.filter(
    ({ category, isGeneralCategory }) =>
      isReference &&
      categories[isGeneralCategory ? 'general' : 'speciality'].some(({ name }) => name === category),
  )
  return leading.length > 0 ? leading : banners.slice(0, FIXED.length)
}
