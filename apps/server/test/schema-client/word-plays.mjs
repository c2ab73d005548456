// Plays that lay words, made from a view and a list of words. The comments of the published schemas describe the
// notation of each game. The rules are left to the server, which refuses what they do not allow.

const ACROSS = { direction: 'across', down: 0, right: 1 }
const DOWN = { direction: 'down', down: 1, right: 0 }
const LIMIT = 10

/** Actions to try in this order, long words first; empty where no word can be laid now. */
export const wordPlays = (game, view, seat, words) =>
  plays[game](
    view,
    seat,
    [...words].sort((a, b) => b.length - a.length),
  )

/** Are these letters among those held, each as often? */
function isHeld(letters, held) {
  const left = [...held]
  return [...letters].every((letter) => {
    const at = left.indexOf(letter)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

function jarnac({ phase, sides }, seat, words) {
  if (phase.type !== 'playing' || phase.seat !== seat) return []
  const { rows, reserve } = sides[seat]
  const laid = words.filter((word) => isHeld(word, reserve)).map((word) => ({ type: 'lay', word, row: null }))
  const longer = rows.flatMap((old, row) =>
    words
      .filter((word) => old !== '' && word.length > old.length && isHeld(old, word))
      .filter((word) => isHeld(word, old + reserve))
      .map((word) => ({ type: 'lay', word, row })),
  )
  return [...longer, ...laid]
}

function abrahaminetz({ phase, hands, rack }, seat, words) {
  const hand = hands[seat]
  const opening = words.filter((word) => word.length === 3 && isHeld(word, hand))
  if (phase.type === 'starting')
    return phase.chosen[seat] ? [] : opening.map((cards) => ({ type: 'choose', cards }))
  if (phase.type !== 'turn' || phase.seat !== seat) return []
  if (rack === '') return opening.map((cards) => ({ type: 'lay', grow: 'none', cards }))
  const onto = (grow, cells) =>
    words
      .filter((word) => word.length === cells.length)
      .map((word) => [...word].map((letter, i) => (letter === cells[i] ? '.' : letter)).join(''))
      .filter((cards) => isHeld(cards.replaceAll('.', ''), hand))
      .map((cards) => ({ type: 'lay', grow, cards }))
  const shown = rack.toUpperCase()
  return [...onto('none', shown), ...onto('end', `${shown} `), ...onto('front', ` ${shown}`)]
}

/** Places where a word crosses stones on the table and touches no others: first cell, direction, missing letters. */
function places(grid, words) {
  const at = (row, col) => grid[`${row},${col}`]?.toUpperCase()
  if (Object.keys(grid).length === 0)
    return words.map((word) => ({ word, row: 0, col: 0, line: ACROSS, stones: word }))
  const found = []
  for (const [key, shown] of Object.entries(grid))
    for (const word of words)
      for (const line of [ACROSS, DOWN])
        for (let i = 0; i < word.length; i++) {
          if (word[i] !== shown.toUpperCase()) continue
          const [row, col] = key.split(',').map(Number)
          const place = { word, row: row - i * line.down, col: col - i * line.right, line }
          const stones = stonesAt(place, at)
          if (stones !== undefined) found.push({ ...place, stones })
        }
  return found
}

const cellOf = ({ row, col, line }, i) => [row + i * line.down, col + i * line.right]

function stonesAt(place, at) {
  const { word, line } = place
  if (at(...cellOf(place, -1)) !== undefined || at(...cellOf(place, word.length)) !== undefined)
    return undefined
  let stones = ''
  for (let i = 0; i < word.length; i++) {
    const [row, col] = cellOf(place, i)
    const lying = at(row, col)
    if (lying !== undefined && lying !== word[i]) return undefined
    const beside = [at(row + line.right, col + line.down), at(row - line.right, col - line.down)]
    if (lying === undefined && beside.some((one) => one !== undefined)) return undefined
    stones += lying === undefined ? word[i] : '.'
  }
  return /[^.]/.test(stones) ? stones : undefined
}

function crossword({ phase, grid, racks, stocks }, seat, words) {
  if (phase.type !== 'turn' || phase.seat !== seat) return []
  const lays = places(grid, words)
    .filter(({ stones }) => isHeld(stones.replaceAll('.', ''), racks[seat]))
    .map(({ row, col, line, stones }) => ({ type: 'lay', row, col, direction: line.direction, stones }))
  const colour = stocks.red > stocks.black ? 'red' : 'black'
  return [...lays.slice(0, LIMIT), { type: 'buy', colours: [colour] }, { type: 'pass' }]
}

/** Two players who agree on house words can lay a whole rack in one line. A jolly is a small letter. */
function presto({ phase, racks, builders, round, houseWords, proposal }, seat) {
  if (phase.type !== 'building' || builders[seat].type !== 'building') return []
  const line = racks[seat].map((stone) => (stone === '+' ? 'e' : stone === '*' ? 'n' : stone)).join('')
  const word = line.toUpperCase()
  if (houseWords.includes(word)) {
    const bench = Object.fromEntries([...line].map((stone, col) => [`0,${col}`, stone]))
    return [{ type: 'claim', round, bench }]
  }
  if (proposal !== null && !proposal.consents.includes(seat))
    return [{ type: 'answer', word: proposal.word, consent: true }]
  return proposal === null ? [{ type: 'propose', word }] : []
}

function recht({ phase, grid, racks, naming }, seat, words) {
  if (phase.seat !== seat) return []
  if (phase.type === 'begin') return namings(grid, racks[seat], words)
  if (naming === null) return []
  const line = naming.direction === 'across' ? ACROSS : DOWN
  const place = { word: naming.word, row: naming.row, col: naming.col, line }
  const open = [...naming.word].flatMap((stone, i) => {
    const [row, col] = cellOf(place, i)
    return grid[`${row},${col}`] === undefined ? [{ row, col, stone }] : []
  })
  const held = open.filter(({ stone }) => racks[seat].includes(stone))
  const stones = stonesAt(place, (row, col) => grid[`${row},${col}`]?.toUpperCase())
  if (phase.type === 'duty') return stones === undefined ? [] : [{ type: 'fulfil', stones }]
  return held.map((one) => ({ type: 'add', ...one }))
}

function namings(grid, rack, words) {
  return places(grid, words).flatMap((place) =>
    [...place.word].flatMap((stone, i) => {
      const [row, col] = cellOf(place, i)
      const { word } = place
      if (place.stones[i] === '.' || !rack.includes(stone)) return []
      return [{ type: 'name', row, col, word, start: { row: place.row, col: place.col }, stone }]
    }),
  )
}

const plays = { jarnac, abrahaminetz, kreuzwort: crossword, point: crossword, presto, recht }
