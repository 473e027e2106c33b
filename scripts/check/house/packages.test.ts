import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PUBLISHED } from '../../release/published.ts'

const read = (path: string) => readFileSync(path, 'utf8')

it('every package that is not private is checked as it is published', () => {
  const open = globSync('packages/*/package.json')
    .filter((file) => !JSON.parse(read(file)).private)
    .map((file) => file.split('/')[1])
  expect(open.sort()).toEqual([...PUBLISHED].sort())
})

interface Asking {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

it('a dependency that several packages declare is the same version in each', () => {
  const asked = new Map<string, Set<string>>()
  const own = globSync(['package.json', '{packages,examples}/*/package.json', 'scripts/**/package.json'], {
    exclude: (name) => name === 'node_modules',
  })
  for (const file of own) {
    const { dependencies, devDependencies }: Asking = JSON.parse(read(file))
    for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies })) {
      // Our own packages are all of one version, which the root takes as it is.
      if (name.startsWith('@dawakit/')) continue
      asked.set(name, (asked.get(name) ?? new Set()).add(range.replace(/^\^/, '')))
    }
  }
  expect(asked.size).toBeGreaterThan(100)
  const several = [...asked].filter(([, versions]) => versions.size > 1)
  expect(several.map(([name, versions]) => `${name}: ${[...versions].join(', ')}`)).toEqual([])
})

describe.each(PUBLISHED)('@dawakit/%s', (name) => {
  const folder = `packages/${name}`

  it('brings the licence', () => {
    expect(existsSync(`${folder}/LICENSE`) && read(`${folder}/LICENSE`)).toBe(read('LICENSE'))
  })

  it('says what it is, by which licence, and where it is from', () => {
    const { description, keywords, license, homepage, repository } = JSON.parse(
      read(`${folder}/package.json`),
    )
    expect(description).toMatch(/\.$/)
    expect(keywords.length).toBeGreaterThan(3)
    expect(license).toBe('MIT')
    expect(repository).toEqual({
      type: 'git',
      url: expect.stringMatching(/^git\+https:.*\.git$/),
      directory: folder,
    })
    const [, home] = /^git\+(.*)\.git$/.exec(repository.url) ?? []
    expect(homepage).toBe(`${home}/tree/main/${folder}#readme`)
  })

  it('has a README that needs nothing outside its tarball', () => {
    const readme = read(`${folder}/README.md`)
    const outward = readme.match(/\]\((?!https?:|#|src\/|dist\/)[^)]*\)/g) ?? []
    expect(outward).toEqual([])
  })

  it('says what changed, in its tarball too', () => {
    expect(existsSync(`${folder}/CHANGELOG.md`)).toBe(true)
    expect(JSON.parse(read(`${folder}/package.json`)).files).toContain('CHANGELOG.md')
  })

  it('is built before it is packed', () => {
    expect(JSON.parse(read(`${folder}/package.json`)).scripts.prepack).toContain(`build.ts package ${name}`)
  })
})
