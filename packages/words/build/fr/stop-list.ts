/**
 * Shortened spellings that the sources list as nouns or adverbs. They are pronounced in full; clipped words like
 * `auto`, in contrast, are pronounced as written.
 */
export const abbreviations: ReadonlySet<string> = new Set([
  // references and remarks in print
  ...['av', 'bibl', 'cf', 'chap', 'circ', 'cit', 'coll', 'conf', 'éd', 'env', 'etc', 'étym', 'fig', 'hab'],
  ...['ibid', 'id', 'op', 'réf', 'suppl', 'trad', 'vs'],
  // months
  ...['janv', 'févr', 'avr', 'juil', 'oct', 'nov', 'déc'],
  // functions of mathematics
  ...['arccos', 'arcsin', 'arctan', 'cos', 'cosh', 'cotan', 'cotanh', 'ln', 'sin', 'sinh', 'tanh'],
  // measures and everyday shorthand
  ...['div', 'dpi', 'pt', 'pts', 'st', 'tél'],
  // protocols
  ...['ftp', 'http', 'https'],
])

/** Parts of foreign phrases (statu quo, feng shui) that are not words by themselves, and elided words (jusqu’). */
export const fragments: ReadonlySet<string> = new Set([
  ...['agnus', 'cujus', 'dei', 'ecce', 'feng', 'frutti', 'habeas', 'hoc', 'lingua', 'nec', 'priori', 'qu'],
  ...[
    'quo',
    'shui',
    'statu',
    'vox',
    'clausus',
    'operandi',
    'vitae',
    'vitæ',
    'vivendi',
    'æquo',
    'populi',
    'latere',
  ],
  ...['oeconomicus', 'œconomicus', 'tremens', 'decimo'],
  ...['jusqu', 'lorsqu', 'presqu', 'puisqu', 'quelqu', 'quoiqu'],
])
