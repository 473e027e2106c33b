/** What the widgets' sources say of themselves: props of components, parts, tokens, and the definitions of the elements. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'

const WIDGETS = resolve('packages/widgets/src')
const ELEMENTS = 'packages/embed/src/elements'

export interface DescribedProp {
  name: string
  type: string
  /** Where it takes one of a few: which. */
  values: readonly string[]
  default: string
  sentence: string
  isRequired: boolean
}

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
    // One may import another.
    directoryExists: (path) => path === join(WIDGETS, 'docs') || (host.directoryExists?.(path) ?? true),
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

/** Reads the widgets' sources once. Components are named as `folder/Component`. */
export function readWidgets() {
  const program = ts.createProgram(globSync(`${WIDGETS}/*/*/index.ts`), compilerOptions())
  const checker = program.getTypeChecker()

  /** The component, and the file that it stands in. */
  function componentOf(path: string) {
    const [folder, name] = path.split('/')
    const [file = ''] = globSync(`${WIDGETS}/*/${folder}/index.ts`)
    const index = program.getSourceFile(file)
    const module = index && checker.getSymbolAtLocation(index)
    const found = module && checker.getExportsOfModule(module).find((one) => one.name === name)
    if (!found) throw new Error(`packages/widgets exports no ${path}: mend what names it in scripts/.`)
    const symbol = found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found
    const declaration = symbol.declarations?.[0]
    if (!declaration) throw new Error(`${path} is declared nowhere.`)
    return { symbol, declaration, file: declaration.getSourceFile() }
  }

  /** The few values that a type is made of; of most types none. */
  function valuesOf(type: ts.Type): string[] {
    const types = (type.isUnion() ? type.types : [type]).filter(
      ({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)),
    )
    const isFew = types.every((one) => one.isStringLiteral() || one.isNumberLiteral())
    return isFew ? types.flatMap((one) => (one.isLiteral() ? [String(one.value)] : [])) : []
  }

  function propsOf(path: string): DescribedProp[] {
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
          values: valuesOf(checker.getTypeOfSymbolAtLocation(prop, declared)),
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

  const folderOf = (file: ts.SourceFile) => file.fileName.slice(WIDGETS.length + 1).split('/')[1] ?? ''

  /** The parts that components show, by the folder that has them. */
  function partsOf(files: ReadonlySet<ts.SourceFile>): Map<string, Set<string>> {
    const parts = new Map<string, Set<string>>()
    for (const file of files) {
      for (const part of partsIn(file)) {
        const folder = folderOf(file)
        parts.set(folder, (parts.get(folder) ?? new Set()).add(part))
      }
    }
    return parts
  }

  /** The tokens that the sheets of components use, in the order of the theme. */
  function tokensOf(files: ReadonlySet<ts.SourceFile>, element?: string): string[] {
    const rendering = new Set([...files].filter(({ fileName }) => fileName.endsWith('.tsx')).map(folderOf))
    const sheets = [
      `${WIDGETS}/ground/theme/frame.css`,
      ...[...rendering].flatMap((folder) => globSync(`${WIDGETS}/*/${folder}/*.css`)),
      ...(element ? sheetsOf(element) : []),
    ]
    const used = sheets.flatMap(
      (sheet) => readFileSync(sheet, 'utf8').match(/(?<=var\()--dawa-[\w-]+/g) ?? [],
    )
    return [...defaultsOfTokens().keys()].filter((name) => used.includes(name))
  }

  return {
    propsOf,
    /** @param element - Whose sheets count too, without `dawa-`. */
    lookOf(paths: readonly string[], element?: string) {
      const files = new Set(paths.flatMap((path) => [...reached(componentOf(path).file)]))
      return { parts: partsOf(files), tokens: tokensOf(files, element) }
    },
  }
}

/** Each token of the theme with its default. */
export function defaultsOfTokens(): Map<string, string> {
  const sheet = readFileSync(`${WIDGETS}/ground/theme/tokens.css`, 'utf8')
  // What a media query makes of one is no default.
  const [look = ''] = sheet.split('\n}')
  return new Map(
    [...look.matchAll(/^\s*(--dawa-[\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => [
      name,
      value.replace(/\s+/g, ' ').trim(),
    ]),
  )
}

export const camel = (attribute: string): string =>
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
      ([, name = '', kind = '']) => [name, kind as 'string' | 'number' | 'boolean'] as const,
    ),
    properties: [...properties.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
    shared: [...new Set(shared)].sort(),
    isServed: text.includes('\n  served'),
    isSelecting: /'dawa:product:select'|selectProduct\(/.test(text),
  }
}

/** The sheets that an element wears, by way of the files beside it. */
function sheetsOf(name: string, folder = ELEMENTS): string[] {
  return [...readFileSync(`${folder}/${name}.ts`, 'utf8').matchAll(/from '([^']+)'/g)].flatMap(
    ([, path = '']) => {
      const [, widget] = /^@dawakit\/widgets\/([\w-]+)\.css\?raw$/.exec(path) ?? []
      if (widget) return globSync(`${WIDGETS}/*/${widget}/${widget}.css`)
      if (path.endsWith('.css?raw')) return [join(folder, path.slice(0, -'?raw'.length))]
      const [, beside] = /^\.\/([\w-]+)\.ts$/.exec(path) ?? []
      return beside && beside !== 'element-class' ? sheetsOf(beside, folder) : []
    },
  )
}
