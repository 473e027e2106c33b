/** What the client and the widgets publish that somebody calls or renders, and what their examples import. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX)

/** Constants and dictionaries have no use to show. */
const isFunction = (name: string) => !/^[A-Z][A-Z\d_]*$|[lL]abels$|^notices$|^default$/.test(name)

/** The names of values that a module exports. */
function exportsOf(file: string): string[] {
  return parse(file).statements.flatMap((statement): string[] => {
    if (ts.isExportDeclaration(statement)) {
      const { isTypeOnly, exportClause, moduleSpecifier } = statement
      if (isTypeOnly) return []
      if (exportClause && ts.isNamedExports(exportClause))
        return exportClause.elements.filter((one) => !one.isTypeOnly).map((one) => one.name.text)
      const from = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''
      return from.startsWith('.') ? exportsOf(join(dirname(file), from)) : []
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    if (!isExported) return []
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => (name as ts.Identifier).text)
    const isValue = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)
    return isValue && statement.name ? [statement.name.text] : []
  })
}

/** Each function by the names that it is imported by: one may have several doors. */
export function publicFunctions(...packages: string[]): Map<string, string[]> {
  const doors = new Map<string, string[]>()
  for (const name of packages) {
    const { exports } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'))
    for (const [key, targets] of Object.entries<Record<string, string>>(exports)) {
      const source = targets['dawakit-source']
      if (!source || !/\.tsx?$/.test(source)) continue
      const door = `@dawakit/${name}${key.slice(1)}`
      for (const one of exportsOf(join('packages', name, source)).filter(isFunction))
        doors.set(one, [...(doors.get(one) ?? []), door])
    }
  }
  return doors
}

/** What the examples import, as `door name`. */
export function importsOfExamples(): Set<string> {
  const files = globSync('packages/{client,widgets}/src/**/*.example.{ts,tsx}')
  return new Set(
    files.flatMap((file) =>
      parse(file).statements.flatMap((statement) => {
        if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
        const door = statement.moduleSpecifier.text
        const named = statement.importClause?.namedBindings
        return named && ts.isNamedImports(named)
          ? named.elements.map(({ name }) => `${door} ${name.text}`)
          : []
      }),
    ),
  )
}
