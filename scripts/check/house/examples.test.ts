import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { pagesOfExamples, readExamples, SHOWN, withExamples } from '../../docs/docs-examples.ts'
import { PAGES } from '../../docs/widget-reference.ts'
import { importsOfExamples, publicFunctions } from './public-functions.ts'

const examples = readExamples()
const pages = pagesOfExamples()

it.each(pages)('%s shows its examples as their files have them', (page) => {
  const text = readFileSync(page, 'utf8')
  expect(text, 'run npm run docs:tables').toBe(withExamples(text, examples))
})

const kebab = (name: string) => name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase()

it('each component that a page lists has an example beside it, which uses it', () => {
  const lacking = Object.values(PAGES)
    .flatMap(({ components }) => components)
    .filter((path) => {
      const [folder = '', name = ''] = path.split('/')
      const beside = globSync(`packages/widgets/src/**/${folder}/${kebab(name)}.example.tsx`)
      return beside.length !== 1 || !examples.get(`${kebab(name)}.example.tsx`)?.includes(`<${name} `)
    })
  expect(
    lacking.map((path) => `${path}: write ${kebab(path.split('/')[1] ?? '')}.example.tsx beside it`),
  ).toEqual([])
})

it('each example has a name of its own, and stands on a page', () => {
  const files = globSync('packages/*/src/**/*.example.{ts,tsx}').map((file) => basename(file))
  expect(files.sort()).toEqual([...examples.keys()].sort())
  const shown = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(SHOWN)].map(([, name = '']) => name),
  )
  expect([...examples.keys()].filter((name) => !shown.includes(name))).toEqual([])
})

it('no package brings an example to who installs it', () => {
  for (const name of ['client', 'lists', 'widgets']) {
    const { files } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'))
    expect(files).toContain('!src/**/*.example.*')
  }
})

/** Public for our own programs, which stand on them as they are; a page takes what is named behind. */
const FOR_OURSELVES: Readonly<Record<string, string>> = {
  transport: 'what `createShop` of the script tag fetches with',
  sendCall: '`shop.call`',
  keeperOfBack: '`closeByBack`',
  labelsOf: '`language` of `createShop`',
  marksOfSold: '`renderCards`, which marks by it',
  productsServedIn: '`enlivenCards`, which reads by it',
  fullMobileNumber: 'papers of the desk',
  addressLines: 'papers of the desk',
  LightDomHost: 'the elements, which provide it',
}

it('each public function of client and widgets is used by an example', () => {
  const used = importsOfExamples()
  const functions = publicFunctions('client', 'widgets')
  expect(functions.size).toBeGreaterThan(150)
  const lacking = [...functions].filter(([name, doors]) => !doors.some((door) => used.has(`${door} ${name}`)))
  expect(
    lacking
      .filter(([name]) => !(name in FOR_OURSELVES))
      .map(([name, doors]) => `${name} of ${doors[0]}: show it in a .example.tsx beside it`),
  ).toEqual([])
  const names = lacking.map(([name]) => name)
  expect(Object.keys(FOR_OURSELVES).filter((name) => !names.includes(name))).toEqual([])
})
