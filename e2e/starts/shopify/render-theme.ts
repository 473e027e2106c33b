import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What is used here of LiquidJS, which is fetched when it is needed and not installed with this repository. */
interface LiquidPackage {
  Liquid: new (options: { strictVariables: boolean; strictFilters: boolean }) => Liquid
}

interface Token {
  name?: string
  args?: string
  getText(): string
}

interface Tag {
  text: string
  parse(token: Token, rest: Token[]): void
  render(): Promise<string> | string
}

interface Liquid {
  registerTag(name: string, tag: Omit<Tag, 'text'> & ThisType<Tag>): void
  parseAndRender(text: string, scope: object): Promise<string>
}

interface Schema {
  tag?: string
  class?: string
  settings?: readonly { id: string; default?: unknown }[]
}

/** The shape of a template and of a section group. */
interface Sections {
  sections: Record<string, { type: string; settings?: Record<string, unknown> }>
  order: readonly string[]
}

const SCHEMA = /\{% schema %\}(.*)\{% endschema %\}/s

/**
 * Renders pages of a theme as Shopify does, as far as the start of the docs and the small theme beside this file ask for it.
 * What a template names and the theme has not is an error, a variable and a filter too.
 *
 * @param folder - Where npm has put `liquidjs`.
 * @param theme - Its files, by their paths.
 * @returns what gives a page of `/pages/…` by its handle and title
 */
export async function loadTheme(folder: string, theme: ReadonlyMap<string, string>) {
  const address = pathToFileURL(join(folder, 'node_modules/liquidjs/dist/liquid.node.mjs')).href
  const { Liquid } = (await import(address)) as LiquidPackage
  const engine = new Liquid({ strictVariables: true, strictFilters: true })

  const fileOf = (path: string): string => {
    const text = theme.get(path)
    if (text === undefined) throw new Error(`The theme has no ${path}.`)
    return text
  }

  async function renderSections({ sections, order }: Sections, wrap: string, scope: object): Promise<string> {
    const rendered = order.map(async (id) => {
      const { type = '', settings = {} } = sections[id] ?? {}
      const text = fileOf(`sections/${type}.liquid`)
      const schema: Schema = JSON.parse(SCHEMA.exec(text)?.[1] ?? '{}')
      const defaults = schema.settings?.map((setting) => [setting.id, setting.default]) ?? []
      const section = { id, settings: { ...Object.fromEntries(defaults), ...settings } }
      const { tag = 'div', class: own = '' } = schema
      const html = await engine.parseAndRender(text, { ...scope, section })
      return `<${tag} id="shopify-section-${id}" class="shopify-section ${wrap} ${own}">${html}</${tag}>`
    })
    return (await Promise.all(rendered)).join('')
  }

  /** A tag whose inside is no Liquid. */
  const verbatim = (name: string, show: (text: string) => string) =>
    engine.registerTag(name, {
      parse(_token, rest) {
        this.text = ''
        for (let token = rest.shift(); token?.name !== `end${name}`; token = rest.shift()) {
          if (!token) throw new Error(`{% ${name} %} is not closed.`)
          this.text += token.getText()
        }
      },
      render() {
        return show(this.text)
      },
    })
  verbatim('schema', () => '')
  // Shopify puts these into one file.
  verbatim('stylesheet', (css) => `<style>${css}</style>`)
  engine.registerTag('sections', {
    parse({ args = '' }) {
      this.text = args.trim().slice(1, -1)
    },
    render() {
      const group: Sections = JSON.parse(fileOf(`sections/${this.text}.json`))
      return renderSections(group, `shopify-section-group-${this.text}`, shared)
    },
  })
  const shared = { routes: { root_url: '/' }, request: { locale: { iso_code: 'en' } } }

  return async (handle: string, title: string): Promise<string> => {
    const scope = { ...shared, page: { handle, title }, page_title: title }
    const template: Sections = JSON.parse(fileOf(`templates/page.${handle}.json`))
    return engine.parseAndRender(fileOf('layout/theme.liquid'), {
      ...scope,
      content_for_header: '<script>window.Shopify = { theme: { name: "Clinic" } }</script>',
      content_for_layout: await renderSections(template, '', scope),
    })
  }
}
