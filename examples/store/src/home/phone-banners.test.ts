import type { Category } from '@dawakit/core/contract'
import { expect, it } from 'vitest'
import { phoneBanners, type Slide } from './phone-banners.ts'

const category = (name: string) => ({ name }) as Category
const own: Slide = {
  imageUrl: '/soap.svg',
  title: 'Soap',
  description: 'Clean hands',
  category: 'Soaps',
  isGeneralCategory: true,
}

it('shows those fixed banners on phones whose category the shop has', () => {
  const general = [category('Diabetic Care'), category('Pain Relief')]
  expect(phoneBanners({ general, speciality: [] }, [own], true).map(({ title }) => title)).toEqual([
    'Diabetes care',
  ])
})

it('shows the first four of the shop’s own where none of the fixed leads anywhere', () => {
  const banners = Array<Slide>(5).fill(own)
  expect(phoneBanners({ general: [category('Soaps')], speciality: [] }, banners, true)).toEqual(
    banners.slice(0, 4),
  )
  expect(phoneBanners({ general: [], speciality: [] }, [], true)).toEqual([])
})

it('shows its own where the shop opened without the reference catalogue, whatever its categories are called', () => {
  const speciality = [category('Pain Relief')]
  expect(phoneBanners({ general: [], speciality }, [own], false)).toEqual([own])
})
