/**
 * What the code says of each widget, as the section 'Reference' of its page in docs/widgets: attributes, properties and events
 * of the element, props of the components, parts and tokens. `docs-tables.ts` writes it, a house test holds the pages to it.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'

const WIDGETS = resolve('packages/widgets/src')
const ELEMENTS = 'packages/embed/src/elements'

/** A page, the components whose props it lists, as `folder/Component`, and the element that has its name. */
export interface WidgetPage {
  components: readonly string[]
  /** Without `dawa-`. */
  element?: string
}

const page = (...components: string[]): WidgetPage => ({ components })
const withElement = (element: string, ...components: string[]): WidgetPage => ({ element, components })

export const PAGES: Readonly<Record<string, WidgetPage>> = {
  account: page(
    'account-nav/AccountNav',
    'notifications/Notifications',
    'profile/Profile',
    'reviews/Reviews',
  ),
  addresses: page('address-list/AddressList', 'address-form/AddressForm', 'address-form/AddressDialog'),
  'buy-buttons': page('buy-buttons/BuyButtons'),
  'cart-button': withElement('cart-button', 'cart-button/CartButton'),
  'cart-drawer': withElement('cart-drawer', 'cart-drawer/CartDrawer'),
  'cart-page': page('cart-page/CartPage', 'coupon-box/CouponBox'),
  checkout: withElement('checkout', 'checkout/Checkout'),
  invoice: withElement('invoice', 'invoice/Invoice', 'invoice/InvoiceDialog'),
  login: withElement('login', 'login/Login', 'login/LoginDrawer'),
  'login-page': page(
    'login-page/LoginPage',
    'sign-up/SignUp',
    'forgot-password/ForgotPassword',
    'reset-password/ResetPassword',
    'order-result/OrderResult',
  ),
  notices: withElement('notices', 'notices/Notices'),
  'order-tracker': withElement('order-tracker', 'order-tracker/OrderTracker'),
  'orders-table': page(
    'orders-table/OrdersTable',
    'order-detail/OrderDetail',
    'order-again/OrderAgain',
    'order-again/OrderAgainOverlay',
  ),
  'pincode-checker': withElement(
    'pincode-checker',
    'pincode-checker/PincodeChecker',
    'pincode-checker/PincodeDrawer',
    'pincode-checker/PincodeButton',
  ),
  prescriptions: page('prescriptions/Prescriptions', 'prescriptions/PrescriptionPicker'),
  'product-card': withElement(
    'product-card',
    'product-card/ProductCardById',
    'product-card/ProductCard',
    'product-card/ProductCardSkeleton',
  ),
  'product-grid': withElement(
    'product-grid',
    'product-grid/ProductList',
    'product-grid/ProductGrid',
    'product-grid/Pagination',
  ),
  'quick-view': page('quick-view/QuickView'),
  'request-product': page('request-product/RequestProduct'),
  'search-box': withElement('search-box', 'search-box/SearchBox'),
}

/** Attributes that no prop has the name of. */
const OWN_SENTENCES: Readonly<Record<string, string>> = {
  drawer: "Waits for `Dawakit.open('login')`; without it the form stands in the page.",
  'product-param': "Name of the parameter of the page's address that holds the id or slug.",
}

/** Where the element has another default than its widget. */
const OWN_DEFAULTS: Readonly<Record<string, string>> = {
  action: "the pharmacy's own page",
  'checkout-href': 'the `<dawa-checkout>` of the page, else `/checkout`',
  'privacy-href': "the pharmacy's own page",
  'terms-href': "the pharmacy's own page",
}

/** Attributes of `<dawa-shop>` that an element may have for itself. */
const SHARED_SENTENCES: Readonly<Record<string, string>> = {
  'cart-href': 'A cart page.',
  'checkout-href': 'The page with `<dawa-checkout>`.',
  'product-href': "A product's page, with `{id}`, `{slug}`, `{category}`, `{name}`.",
  'search-action': 'Where Enter leads, with `?search=`.',
}

interface Described {
  name: string
  type: string
  default: string
  sentence: string
  isRequired: boolean
}

const cell = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim()
const code = (text: string): string => (text ? `\`${cell(text)}\`` : '')
const codes = (names: Iterable<string>): string => [...names].map(code).join(' ')
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

/** As the widgets' own project is compiled. */
function compilerOptions(): ts.CompilerOptions {
  const config = ts.getParsedCommandLineOfConfigFile('packages/widgets/tsconfig.json', {}, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (problem) => {
      throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'))
    },
  } as ts.ParseConfigFileHost)
  return { ...config?.options, noEmit: true }
}

/**
 * What the compiler says of code that stands in no file, as if it stood among the widgets.
 *
 * @param codes - Pairs of a file's name and its text.
 */
export function complaintsOfCompiler(codes: readonly (readonly [name: string, text: string])[]): string[] {
  const options = compilerOptions()
  const texts = new Map(codes.map(([name, text]) => [join(WIDGETS, 'docs', name), text]))
  const host = ts.createCompilerHost(options)
  const program = ts.createProgram([...texts.keys()], options, {
    ...host,
    fileExists: (path) => texts.has(path) || host.fileExists(path),
    readFile: (path) => texts.get(path) ?? host.readFile(path),
    getSourceFile: (path, language) => {
      const text = texts.get(path)
      return text === undefined
        ? host.getSourceFile(path, language)
        : ts.createSourceFile(path, text, language)
    },
  })
  return [...texts.keys()].flatMap((path) => {
    const file = program.getSourceFile(path)
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
  })
}

/** Reads the widgets' sources once, and gives each page's section by its name. */
export function widgetReferences(): Record<string, string> {
  const program = ts.createProgram(globSync(`${WIDGETS}/*/index.ts`), compilerOptions())
  const checker = program.getTypeChecker()

  /** The component, and the file that it stands in. */
  function componentOf(path: string) {
    const [folder, name] = path.split('/')
    const index = program.getSourceFile(join(WIDGETS, folder ?? '', 'index.ts'))
    const module = index && checker.getSymbolAtLocation(index)
    const found = module && checker.getExportsOfModule(module).find((one) => one.name === name)
    if (!found)
      throw new Error(`packages/widgets exports no ${path}: mend PAGES in scripts/widget-reference.ts`)
    const symbol = found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found
    const declaration = symbol.declarations?.[0]
    if (!declaration) throw new Error(`${path} is declared nowhere.`)
    return { symbol, declaration, file: declaration.getSourceFile() }
  }

  function propsOf(path: string): Described[] {
    const { symbol, declaration } = componentOf(path)
    const [signature] = checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures()
    const [props] = signature?.getParameters() ?? []
    if (!props) return []
    const described = checker
      .getTypeOfSymbolAtLocation(props, declaration)
      .getProperties()
      .flatMap((prop) => {
        const declared = prop.declarations?.find(
          (one) => ts.isPropertySignature(one) && one.getSourceFile().fileName.startsWith(WIDGETS),
        )
        if (!declared || !ts.isPropertySignature(declared)) return []
        const tags = prop.getJsDocTags(checker)
        return {
          name: prop.name,
          type: declared.type?.getText() ?? '',
          default: ts.displayPartsToString(tags.find(({ name }) => name === 'default')?.text),
          sentence: ts.displayPartsToString(prop.getDocumentationComment(checker)),
          isRequired: !(prop.flags & ts.SymbolFlags.Optional),
        }
      })
    const silent = described.find(({ sentence }) => !sentence)
    if (silent)
      throw new Error(`${path}: the prop ${silent.name} has no sentence; give it one where it is declared.`)
    return described
  }

  /** The files of the widgets that one stands on, what is loaded later included; types alone bring nothing. */
  function reached(file: ts.SourceFile, seen = new Set<ts.SourceFile>()): Set<ts.SourceFile> {
    if (seen.has(file)) return seen
    seen.add(file)
    const follow = (specifier: ts.Node) => {
      if (!ts.isStringLiteralLike(specifier) || !specifier.text.startsWith('.')) return
      const next = program.getSourceFile(join(dirname(file.fileName), specifier.text))
      if (next?.fileName.startsWith(WIDGETS)) reached(next, seen)
    }
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node)) {
        const names = node.importClause?.namedBindings
        const isOfTypes =
          node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ||
          (names && ts.isNamedImports(names) && names.elements.every(({ isTypeOnly }) => isTypeOnly))
        if (!isOfTypes) follow(node.moduleSpecifier)
      } else if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly) {
        follow(node.moduleSpecifier)
      } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
        for (const argument of node.arguments) follow(argument)
      }
      ts.forEachChild(node, visit)
    }
    visit(file)
    return seen
  }

  /** Each text that an expression may be. */
  function textsOf(node: ts.Expression): string[] {
    if (ts.isStringLiteralLike(node)) return [node.text]
    if (ts.isCallExpression(node)) return node.arguments.flatMap(textsOf)
    if (ts.isTemplateExpression(node))
      return node.templateSpans.reduce(
        (texts, { expression, literal }) =>
          texts.flatMap((text) => textsOf(expression).map((one) => text + one + literal.text)),
        [node.head.text],
      )
    const type = checker.getTypeAtLocation(node)
    return (type.isUnion() ? type.types : [type]).flatMap((one) => (one.isStringLiteral() ? [one.value] : []))
  }

  /** The parts that a file's markup names. */
  function partsIn(file: ts.SourceFile): string[] {
    const found: string[] = []
    const take = (value: ts.Expression) => {
      const texts = textsOf(value)
      if (texts.length === 0)
        throw new Error(`${file.fileName}: nobody can tell which parts \`${value.getText()}\` names.`)
      found.push(...texts.flatMap((text) => text.split(/\s+/).filter(Boolean)))
    }
    const visit = (node: ts.Node): void => {
      if (ts.isJsxAttribute(node) && node.name.getText() === 'part' && node.initializer) {
        if (ts.isStringLiteral(node.initializer)) take(node.initializer)
        else if (ts.isJsxExpression(node.initializer) && node.initializer.expression)
          take(node.initializer.expression)
      } else if (ts.isPropertyAssignment(node) && node.name.getText() === 'part') take(node.initializer)
      ts.forEachChild(node, visit)
    }
    visit(file)
    return found
  }

  const folderOf = (file: ts.SourceFile) => file.fileName.slice(WIDGETS.length + 1).split('/')[0] ?? ''

  function partsAndTokens(paths: readonly string[], element?: string): string[] {
    const files = new Set(paths.flatMap((path) => [...reached(componentOf(path).file)]))
    const own = new Set(paths.map((path) => path.split('/')[0] ?? ''))
    const parts = new Map<string, Set<string>>()
    for (const file of files) {
      for (const part of partsIn(file)) {
        const folder = folderOf(file)
        parts.set(folder, (parts.get(folder) ?? new Set()).add(part))
      }
    }
    const rank = ([folder]: [string, unknown]) => `${own.has(folder) ? 0 : 1}${folder}`
    const rows = [...parts]
      .sort((one, other) => rank(one).localeCompare(rank(other)))
      .map(([folder, names]) => [code(folder), codes([...names].sort())])
    const rendering = new Set([...files].filter(({ fileName }) => fileName.endsWith('.tsx')).map(folderOf))
    const sheets = [
      `${WIDGETS}/theme/base.css`,
      ...[...rendering].flatMap((folder) => globSync(`${WIDGETS}/${folder}/*.css`)),
      ...(element ? sheetsOf(element) : []),
    ]
    const used = sheets.flatMap(
      (sheet) => readFileSync(sheet, 'utf8').match(/(?<=var\()--dawa-[\w-]+/g) ?? [],
    )
    const known = [
      ...readFileSync(`${WIDGETS}/theme/tokens.css`, 'utf8').matchAll(/^\s*(--dawa-[\w-]+):/gm),
    ].map(([, name = '']) => name)
    const tokens = [...new Set(known)].filter((name) => used.includes(name))
    return [`### Parts\n\n${table(['of', 'parts'], rows)}`, `### Tokens\n\n${codes(tokens)}`]
  }

  function elementSections(name: string, paths: readonly string[]): string[] {
    const text = readFileSync(`${ELEMENTS}/${name}.ts`, 'utf8')
    const described = new Map(
      paths
        .toReversed()
        .flatMap(propsOf)
        .map((prop) => [prop.name, prop]),
    )
    const { attributes, properties, shared, isSelecting } = definitionIn(text)
    const rows = attributes.map(([attribute, kind]) => {
      const prop = described.get(camel(attribute))
      const sentence = OWN_SENTENCES[attribute] ?? prop?.sentence
      if (sentence === undefined)
        throw new Error(
          `No sentence for ${attribute} of dawa-${name}: give it one in scripts/widget-reference.ts`,
        )
      return [code(attribute), kind, cell(OWN_DEFAULTS[attribute] ?? prop?.default ?? ''), cell(sentence)]
    })
    const others = shared
      .filter((setting) => !attributes.some(([attribute]) => attribute === setting))
      .map((setting) => [code(setting), 'string', 'that of `<dawa-shop>`', SHARED_SENTENCES[setting] ?? ''])
    const all = [...rows, ...others]
    const event = [
      '`dawa:product:select`',
      code(`{ ${selectionKeys().join(', ')} }`),
      'A product was chosen. Cancelable: the browser stays on the page.',
    ]
    return [
      `### Attributes of \`<dawa-${name}>\`\n\n${all.length > 0 ? table(['attribute', 'type', 'default', 'what'], all) : 'None.'}`,
      `### Properties of \`<dawa-${name}>\`\n\n${attributes.length === 0 ? 'None.' : `Each attribute, in camel case${properties.length > 0 ? ', and:' : '.'}`}`,
      ...(properties.length > 0
        ? [
            table(
              ['property', 'type', 'what'],
              properties.map((property) => {
                const prop = described.get(property)
                return [code(property), code(prop?.type ?? ''), cell(prop?.sentence ?? '')]
              }),
            ),
          ]
        : []),
      `### Events of \`<dawa-${name}>\`\n\n${isSelecting ? table(['event', '`detail`', 'what'], [event]) : 'None of its own: what it changes is told [by `<dawa-shop>`](../events.md).'}`,
    ]
  }

  return Object.fromEntries(
    Object.entries(PAGES).map(([name, { components, element }]) => [
      name,
      [
        ...(element ? elementSections(element, components) : []),
        ...components.map((path) => {
          const rows = propsOf(path).map((prop) => [
            code(prop.name),
            code(prop.type),
            prop.isRequired ? 'required' : cell(prop.default),
            cell(prop.sentence),
          ])
          const props = rows.length > 0 ? table(['prop', 'type', 'default', 'what'], rows) : 'None.'
          return `### Props of \`${path.split('/')[1]}\`\n\n${props}`
        }),
        ...partsAndTokens(components, element),
      ].join('\n\n'),
    ]),
  )
}

/** What an event says of the product that was chosen. */
function selectionKeys(): string[] {
  const text = readFileSync('packages/embed/src/events.ts', 'utf8')
  const [, body = ''] = /interface ProductSelection \{([\s\S]*?)\n\}/.exec(text) ?? []
  return [...body.matchAll(/^ {2}(\w+):/gm)].map(([, key = '']) => key)
}

const camel = (attribute: string): string =>
  attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** What a definition lists, and what it reads of `<dawa-shop>`. */
export function definitionIn(text: string) {
  const [, attributes = ''] = /\n {2}attributes: \{([^}]*)\}/.exec(text) ?? []
  const [, properties = ''] = /\n {2}properties: \[([^\]]*)\]/.exec(text) ?? []
  const shared = [
    ...[...text.matchAll(/setting\('([\w-]+)'\)/g)].map(([, name = '']) => name),
    ...(text.includes('wayToCheckout(') ? ['checkout-href'] : []),
    ...(/productHref\(|selectProduct\(/.test(text) ? ['product-href'] : []),
  ]
  return {
    attributes: [...attributes.matchAll(/'?([\w-]+)'?: '(string|number|boolean)'/g)].map(
      ([, name = '', kind = '']) => [name, kind] as const,
    ),
    properties: [...properties.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
    shared: [...new Set(shared)].sort(),
    isSelecting: /'dawa:product:select'|selectProduct\(/.test(text),
  }
}

/** The sheets that an element wears, by way of the files beside it. */
function sheetsOf(name: string, folder = ELEMENTS): string[] {
  return [...readFileSync(`${folder}/${name}.ts`, 'utf8').matchAll(/from '([^']+)'/g)].flatMap(
    ([, path = '']) => {
      const [, widget] = /^@dawakit\/widgets\/([\w-]+)\.css\?raw$/.exec(path) ?? []
      if (widget) return [`${WIDGETS}/${widget}/${widget}.css`]
      if (path.endsWith('.css?raw')) return [join(folder, path.slice(0, -'?raw'.length))]
      const [, beside] = /^\.\/([\w-]+)\.ts$/.exec(path) ?? []
      return beside && beside !== 'element-class' ? sheetsOf(beside, folder) : []
    },
  )
}

const HEADING = '\n## Reference\n'

/** The page with its section as the code has it; it is the page's last. */
export const withReference = (text: string, reference: string): string =>
  `${text.split(HEADING)[0]?.trimEnd()}\n${HEADING}\n${reference}\n`
