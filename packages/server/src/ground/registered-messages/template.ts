/** `{#var#}` as it is registered in India, or a variable by its name. */
const PLACEHOLDER = /\{#([A-Za-z]+)#\}/g
/** What a registered template calls a variable of no name, by what may stand in it. */
const NAMELESS: readonly string[] = [
  'var',
  'numeric',
  'alphanumeric',
  'alpha',
  'cbn',
  'email',
  'url',
  'urlott',
]

/** What the operators let through in the place of one `{#var#}`, in characters. */
export const REGISTERED_VALUE_MAX = 30

/** Words with what varies in them. */
export interface Template {
  text: string
  /** Which value stands in each `{#var#}`, in their order. */
  variables: readonly string[]
}

export interface Filled {
  text: string
  /** What stands in each placeholder, in their order. */
  values: string[]
}

/** The variable of each placeholder, in their order; undefined for a `{#var#}` that nobody named. */
export function variablesOf({ text, variables }: Template): (string | undefined)[] {
  let nameless = 0
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) =>
    NAMELESS.includes(name) ? variables[nameless++] : name,
  )
}

/**
 * Puts values into their places. Placeholders beside each other with one variable share its value.
 *
 * @param most - Characters of one place; what does not fit is left out. @default as many as there are
 */
export function fillTemplate(
  template: Template,
  values: Readonly<Record<string, string>>,
  most = Number.POSITIVE_INFINITY,
): Filled {
  const names = variablesOf(template)
  const filled: string[] = []
  let end = 0
  let rest = ''
  const text = template.text.replace(PLACEHOLDER, (placeholder, _name, at: number) => {
    const name = names[filled.length] ?? ''
    const goesOn = at === end && filled.length > 0 && names[filled.length - 1] === name
    end = at + placeholder.length
    const characters = [...(goesOn ? rest : oneLine(values[name] ?? ''))]
    const isShared = template.text.startsWith('{#', end) && names[filled.length + 1] === name
    const here = characters.slice(0, isShared ? Math.min(most, REGISTERED_VALUE_MAX) : most).join('')
    rest = characters.slice([...here].length).join('')
    filled.push(here)
    return here
  })
  return { text, values: filled }
}

const oneLine = (value: string) => value.replace(/\s+/g, ' ').trim()

/** How many `{#var#}` beside each other a variable has at most: so many times 30 characters get through. */
export function placesOf(template: Template, variable: string): number {
  const names = variablesOf(template)
  const runs = template.text.match(/(?:\{#[A-Za-z]+#\})+/g) ?? []
  let at = 0
  return Math.max(
    0,
    ...runs.map((run) => {
      const count = run.match(PLACEHOLDER)?.length ?? 0
      const mine = names.slice(at, at + count).filter((name) => name === variable).length
      at += count
      return mine
    }),
  )
}

/** What is wrong with words that somebody set, in sentences that go on after their name. */
export function templateProblems(
  template: Template,
  { variables, needed }: { variables: readonly string[]; needed: readonly string[] },
): string[] {
  const names = variablesOf(template)
  const unknown = [...new Set([...names, ...template.variables])].filter(
    (name) => name !== undefined && !variables.includes(name),
  )
  const missing = needed.filter((name) => !names.includes(name))
  const nameless = [...template.text.matchAll(PLACEHOLDER)].filter(([, name = '']) =>
    NAMELESS.includes(name),
  ).length
  const rest = template.text.replace(PLACEHOLDER, '')
  return [
    ...unknown.map((name) => `knows no variable ${name}: it has ${variables.join(', ')}.`),
    ...(nameless === template.variables.length
      ? []
      : [`has ${nameless} {#var#} in its text and names ${template.variables.length} in "variables".`]),
    ...missing.map((name) => `must say ${name} in its text.`),
    ...(/\{#|#\}/.test(rest) ? ['has a placeholder that is not whole: {#var#} or {#name#}.'] : []),
    ...(/[\p{L}]/u.test(rest) ? [] : ['has no words of its own.']),
  ]
}
