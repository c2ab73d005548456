/**
 * Abbreviations and acronyms that the list has in lower case. Acronyms spoken as words and inflected like
 * them (Laser, Radar, Aids, Ufo) are left alone.
 */
export const listedAbbreviations: ReadonlySet<string> = new Set([
  ...[
    'ads',
    'bios',
    'blz',
    'blzs',
    'cds',
    'cmos',
    'cpu',
    'cpus',
    'dos',
    'dsl',
    'dsls',
    'dvd',
    'dvds',
    'edv',
    'epo',
  ],
  ...[
    'hiv',
    'iban',
    'ids',
    'iqs',
    'kzs',
    'lcd',
    'lcds',
    'ngos',
    'pcs',
    'php',
    'pkw',
    'rpg',
    'sms',
    'vip',
    'vips',
  ],
  ...['vofi', 'voip', 'wlan', 'www'],
])

/** Abbreviations that the list does not have. They are in the lexicon so that a refusal can name the right reason. */
export const otherAbbreviations: readonly string[] = [
  ...[
    'bzw',
    'ca',
    'cm',
    'dm',
    'etc',
    'evtl',
    'ggf',
    'inkl',
    'kg',
    'km',
    'lfd',
    'lt',
    'mg',
    'ml',
    'mm',
    'mwst',
    'nr',
  ],
  ...['kfz', 'lkw', 'sog', 'tel', 'usw', 'vgl', 'vs', 'zb'],
]
