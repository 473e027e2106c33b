/// <reference types="vite/client" />

/** Where a page gets a component from. */
export interface PublicComponent {
  name: string
  /** As `@dawakit/widgets/price`. */
  from: string
}

const modules = import.meta.glob<Record<string, unknown>>('../../packages/widgets/src/*/*/index.ts', {
  eager: true,
})

/** Each component that the package publishes, by itself: names of functions do not survive a build. */
export const publicComponents = new Map<unknown, PublicComponent>(
  Object.entries(modules).flatMap(([path, module]) => {
    const [, folder = ''] = /src\/[\w-]+\/([\w-]+)\/index/.exec(path) ?? []
    return Object.entries(module)
      .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
      .map(([name, value]) => [value, { name, from: `@dawakit/widgets/${folder}` }] as const)
  }),
)

const sources = import.meta.glob<string>('../../packages/widgets/src/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The text of a story file. @param fileName - As in `parameters.fileName`. */
export const sourceOf = (fileName: string): string =>
  sources[`../../${fileName.replace(/^(\.{0,2}\/)+/, '')}`] ?? ''
