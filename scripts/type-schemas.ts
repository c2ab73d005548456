import {
  type Checker,
  type Project,
  type Type,
  TypeFlags,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync'

export type Json = { [key: string]: unknown }

const COMPONENTS = '#/components/schemas/'

/**
 * JSON Schemas of TypeScript types, with their comments as descriptions. Named types become separate components with the
 * name `<prefix>.<name>`.
 */
export class TypeSchemas {
  readonly components: Record<string, Json> = {}
  readonly #project: Project
  readonly #checker: Checker
  /** Names of types that are replaced by the given schema. */
  readonly #given: ReadonlyMap<string, Json>
  readonly #renamed = new Map<number, string>()
  #prefix = ''

  constructor(project: Project, given: ReadonlyMap<string, Json> = new Map()) {
    this.#project = project
    this.#checker = project.checker
    this.#given = given
  }

  /** The type that a module exports under this name. */
  exported(file: string, name: string): Type {
    const source = this.#project.program.getSourceFile(file)
    const module = source && this.#checker.getSymbolAtLocation(source)
    const found = module && this.#checker.getExportsOfModule(module).find((one) => one.name === name)
    if (found === undefined) throw new Error(`${file} exports no ${name}.`)
    return this.#checker.getDeclaredTypeOfSymbol(found)
  }

  member(type: Type, name: string): Type {
    const property = this.#checker.getPropertyOfType(type, name)
    const found = property && this.#checker.getTypeOfSymbol(property)
    if (found === undefined) throw new Error(`No member ${name}.`)
    return found
  }

  /** Adds types as components `<prefix>.<name>`; references between them use these names. */
  add(prefix: string, types: Readonly<Record<string, Type>>): void {
    this.#prefix = prefix
    this.#renamed.clear()
    for (const [name, type] of Object.entries(types)) this.#renamed.set(type.id, name)
    for (const type of Object.values(types)) this.#schema(type)
  }

  #schema(type: Type): Json {
    const given = this.#givenFor(type)
    if (given !== undefined) return given
    const name = this.#nameOf(type)
    if (name === undefined) return this.#shape(type)
    const key = `${this.#prefix}.${name}`
    if (this.components[key] === undefined) {
      // Set before the type is examined, because it may refer to itself.
      this.components[key] = {}
      this.components[key] = this.#shape(type)
    }
    return { $ref: COMPONENTS + key }
  }

  #givenFor(type: Type): Json | undefined {
    const name = type.getAliasSymbol()?.name ?? type.getSymbol()?.name
    return name === undefined ? undefined : this.#given.get(name)
  }

  /** Only objects and unions of objects get a name; generic ones do not. */
  #nameOf(type: Type): string | undefined {
    const renamed = this.#renamed.get(type.id)
    if (renamed !== undefined) return renamed
    const alias = type.getAliasSymbol()
    const generic = type.getAliasTypeArguments().length > 0
    if (alias !== undefined && !generic && this.#isStructure(type)) return alias.name
    const symbol = type.isClassOrInterface() ? type.getSymbol() : undefined
    return symbol === undefined || this.#checker.isArrayType(type) ? undefined : symbol.name
  }

  #isStructure(type: Type): boolean {
    if (this.#checker.isArrayType(type)) return false
    if (type.isUnionType()) return type.getTypes().some((one) => this.#isStructure(one))
    if (type.isIntersectionType()) return type.getTypes().every((one) => this.#isStructure(one))
    return type.isObjectType() && this.#checker.getIndexInfosOfType(type).length === 0
  }

  #shape(type: Type): Json {
    if (type.isUnionType()) return this.#union(type.getTypes())
    if (type.isLiteralType()) return { const: type.value }
    if (type.flags & TypeFlags.String) return { type: 'string' }
    if (type.flags & TypeFlags.Number) return { type: 'number' }
    if (type.flags & TypeFlags.Boolean) return { type: 'boolean' }
    if (type.flags & TypeFlags.Null) return { type: 'null' }
    if (type.flags & (TypeFlags.Unknown | TypeFlags.Any | TypeFlags.NonPrimitive)) return {}
    if (type.isTemplateLiteralType()) return { type: 'string' }
    if (type.isIntersectionType() && type.getTypes().some((one) => one.flags & TypeFlags.Number))
      return { type: 'integer', minimum: 0 }
    if (this.#checker.isArrayType(type)) {
      // `isArrayType` does not narrow: an array's type is always a reference to `Array`.
      const [of] = this.#checker.getTypeArguments(type as never)
      return { type: 'array', items: this.#schema(of!) }
    }
    return this.#object(type)
  }

  #union(types: readonly Type[]): Json {
    const known = types.filter((one) => !(one.flags & TypeFlags.Undefined))
    const literals = known.filter((one) => one.isLiteralType())
    if (literals.length === known.length && known.length > 1) {
      const values = known.map(literalValue)
      return values.every((one) => typeof one === 'boolean') ? { type: 'boolean' } : { enum: values.sort() }
    }
    const constants = literals.map(literalValue)
    const others = known.filter((one) => !one.isLiteralType()).map((one) => this.#member(one))
    // The compiler's order depends on what it has seen before.
    others.sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
    const isFlag = constants.length === 2 && constants.every((one) => typeof one === 'boolean')
    const all = [
      ...others,
      ...(isFlag ? [{ type: 'boolean' }] : constants.length > 0 ? [{ enum: constants }] : []),
    ]
    return all.length === 1 ? all[0]! : { anyOf: all }
  }

  /** A member of a union; its own comment is before it. */
  #member(type: Type): Json {
    const schema = this.#schema(type)
    const first = type.isIntersectionType() ? type.getTypes()[0]! : type
    const comment = '$ref' in schema ? '' : this.#commentBefore(first.getSymbol())
    return comment === '' ? schema : { description: comment, ...schema }
  }

  #commentBefore(symbol: TypeSymbol | undefined): string {
    const handle = symbol?.declarations[0]
    const node = handle?.resolve(this.#project)
    const text = node && this.#project.program.getSourceFile(handle!.path)?.text
    if (node === undefined || text === undefined) return ''
    // A node includes the white space and comments before it.
    const brace = text.indexOf('{', node.pos)
    const lead = text.slice(0, brace)
    const found = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/[\s|(]*$/.exec(lead)
    return found === null ? '' : plainComment(found[1]!)
  }

  #object(type: Type): Json {
    const [index] = this.#checker.getIndexInfosOfType(type)
    const properties: Record<string, Json> = {}
    const required: string[] = []
    for (const property of this.#checker.getPropertiesOfType(type)) {
      // Brands are keyed by symbols and exist only at compile time.
      if (property.name.startsWith('__@') || property.escapedName.startsWith('__@')) continue
      const of = this.#checker.getTypeOfSymbol(property)!
      const schema = this.#schema(of)
      const comment = plainComment(this.#checker.getDocumentationCommentOfSymbol(property))
      properties[property.name] = comment === '' ? schema : { description: comment, ...schema }
      if (!isOptional(property, of)) required.push(property.name)
    }
    if (index !== undefined && required.length === 0)
      return { type: 'object', additionalProperties: this.#schema(index.valueType) }
    return {
      type: 'object',
      ...(Object.keys(properties).length > 0 ? { properties } : {}),
      ...(required.length > 0 ? { required } : {}),
      additionalProperties: false,
    }
  }
}

/** Objects by their `type`, then named components, then the rest, `null` at the end. */
function sortKey(schema: Json): string {
  const { type } = (schema.properties ?? {}) as { readonly type?: Json }
  if (schema.type === 'null') return '3'
  return type?.const === undefined ? `2${schema.$ref ?? JSON.stringify(schema)}` : `1${type.const}`
}

const literalValue = (type: Type): unknown => (type.isLiteralType() ? type.value : undefined)

/** Bit of a symbol that may be missing. */
const OPTIONAL = 1 << 24

const isOptional = (property: TypeSymbol, of: Type): boolean =>
  (property.flags & OPTIONAL) !== 0 ||
  (of.isUnionType() && of.getTypes().some((one) => one.flags & TypeFlags.Undefined))

const plainComment = (text: string): string =>
  text
    .replace(/^\s*\*? ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
