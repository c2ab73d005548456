import { typDom } from '@estocade/games'

/** The rules and bots, for a table on this device: loaded by its worker. */
export const entries = [typDom.kreuzwortEntry, typDom.pointEntry, typDom.prestoEntry, typDom.rechtEntry]
