export const postgresPackage: string
