/** Limits that are too high to matter in a test. */
export const noLimits = {
  socketBurst: 1e9,
  socketRate: 1e9,
  addressBurst: 1e9,
  addressRate: 1e9,
  socketsPerAddress: 1e9,
  requests: 1e9,
  identityRequests: 1e9,
  openTables: 1e9,
  newTables: 1e9,
  passwordBurst: 1e9,
  passwordRate: 1e9,
}
