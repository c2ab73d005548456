export const en = {
  rules_jarnac: `Jarnac
Each side has a board of 8 rows and a reserve of open letters.
A turn: draw a letter (six in the first turn), or put three back for three others. Then lay as many words as you can: a new word of at least three letters on an empty row, or a remake: all letters of a row and at least one more, in any order. Each word earns a letter. Then pass.
If the one who passed has missed something, you may take it first: Jarnac! A word from his reserve, or a remake of one of his rows with his letters, goes to your own board.
A row counts the square of its length: 3 letters 9, 9 letters 81. The game ends when a board is full (by most rules: when its owner then passes). Most points win.`,
  rules_abrahaminetz: `Abrahaminetz
110 cards: letters with values, 6 jokers (1), 10 erasers (−2). One rack in the middle; seven cards each, hidden.
Everybody chooses a word of three letters; the dearest begins and lays the first word, exactly three letters.
Each further word is another one, of 3 to 9 letters, made of the lying one: cover cells with your cards, lengthen by one cell at the front or the end, shorten with erasers from the edge. At least one card of the lying word stays.
You score all cards of the word as it stands, −2 for each eraser that shows, +3 for each letter laid from the third on. Before laying you may exchange cards, −2 each. Then draw up to seven. Who passes draws one card. A turn has one minute.
The game ends when the stock and a hand are empty, or the stock is empty and all pass. Cards left are subtracted. Most points win.`,
  rules_kreuzwort: `Kreuzwort (Typ-Dom)
80 stones: 30 red vowels, 50 black consonants, a jolly of each colour. Everybody has 5 red and 8 black stones; the table has no edges.
A turn: lay one word in a line that shares a letter with what lies there; wherever stones touch, each run must be a word. Who joins two words that lie already (a link) lays one more.
Who cannot or will not lay buys one stone, red or black. A jolly stands for any letter of its colour; on your turn you may take a jolly that lies for the letter it stands for, if at most two sides of it are occupied.
The first empty rack wins the round: the others pay 1 for each black stone left, 3 for a red one, 10 for a jolly. Verbs only in the infinitive; names of places and people count.`,
  rules_point: `Point-Typ-Dom
As Kreuzwort, but every letter of a word that you lay counts by its value, those that lay already too; a jolly counts nothing. A link gives the right to one more word.
Who does not lay buys up to three stones. The first empty rack gets 10 points, and the round is played to its end; stones left are subtracted, a jolly 10. He who finished first is the winner.`,
  rules_presto: `Presto (Typ-Dom)
Everybody gets the same number of stones and builds, at the same time and for himself, one connected crossword of all of them: each run of two and more must be a word. Moving and rebuilding is free.
Who is done says Fertig! The first gets 4 points, the second 2; then the round is over. A wrong claim blocks you for 5 seconds. A round has 5 minutes.`,
  rules_recht: `Wer behält recht? (Typ-Dom)
A word grows stone by stone. Begin: lay one stone and name a word that holds it (from the second word on it crosses a letter of the word finished last). The next players lay one stone at an end of the piece: one that the named word needs, or another that makes them name another word; then they are its author. Or they buy a stone.
Who completes a word begins the next one, if he named it himself in this turn the next player does. If the turn comes back to the author and nobody has named another word, he must lay all that is missing, or he is out and pays.
A stone that fills a square of four, and beginning on a vowel, give one more stone. An empty rack wins; settled as in Kreuzwort.`,
}

export type RuleTexts = Readonly<Record<keyof typeof en, string>>
