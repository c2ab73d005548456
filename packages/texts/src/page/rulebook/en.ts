export const en = {
  step: 'step {{at}} of {{all}}',
  back: 'Back',
  next: 'Next',
  show: 'Show me',
  yes: 'Yes',
  no: 'No',
  try: 'Try it',
  askWord: 'Your move: which word?',
  askMay: 'May it be laid?',
  askLink: 'Is it a link?',
  askOwes: 'How much is owed?',
  askPoints: 'How many points?',
  askFinished: 'Is it finished?',
  costs: 'Black counts 1, red 3, a jolly 10:',
  notQuite: 'Not quite.',
  alsoAllowed: 'That may be laid, too. The example goes on with another word.',
  otherWord: 'Perhaps a word, but not one from this example.',
  rack: 'Rack',
  hand: 'Hand',
  stones: 'Stones held',
  valueColumn: 'Value',
  countColumn: 'How many',
  letterColumn: 'Letter',
  letterTable: 'Letters: how many, and their values',
  sayTable: 'This lies on the table.',
  sayLink: 'It is valid, and it is a link: one more word may follow.',
  sayStands: 'It is valid, but it is not a link.',
  sayRefused: 'Refused.',
  sayLeft: 'A rack is empty; this is what the first of the others has left.',
  sayPays: '{{points}} to pay. And the next one?',
  sayPaid: '{{points}} to pay. The winner gets {{sum}}.',
  sayDeal: 'Three players with their racks. Side A opens with {{words}}.',
  sayBench: 'This crossword is handed in.',
  sayFinished: 'All are words, all in one piece: {{points}} points for the first.',
  'fault_no-word': '{{word}} is not a word.',
  fault_apart: 'These stones are joined to nothing.',
  'fault_left-over': 'Stones are left over.',
  sayBegin: 'Side A begins with one stone and names a word.',
  sayNames: '{{name}} lays {{stone}} and names {{word}}.',
  sayAdds: '{{name}} adds {{stone}}.',
  sayRack: 'The rack and the hand before the turn.',
  sayScored: '{{points}} points. Cards drawn: {{drawn}}.',
  jarnac_about:
    'Two boards of eight rows, letters open to all. Lay words, let them grow, and take what the other side has overlooked.',
  jarnac_goal_title: 'The aim',
  jarnac_goal:
    'Each side has a board and a reserve of letters that everybody sees; 144 letters wait in the bag. A row counts the square of its length: three letters 9, nine letters 81. The highest total wins. Rule sets are bundles of options, and a table may change any of them.',
  jarnac_turn_title: 'A turn',
  jarnac_turn:
    'First Jarnac, if the other side has just passed. Then letters: six in the first turn, later one, or three of yours for three of the bag. Then lay as many words as you can. Passing ends the turn; then the other side may call Jarnac. If the bag runs short, you take what is left.',
  jarnac_new_title: 'A new word',
  jarnac_new:
    'Three to nine letters, all from the reserve, on the first empty row. Each letter is used once. Without an empty row there is no new word.',
  jarnac_remake_title: 'Remaking a row',
  jarnac_remake:
    'All letters of the row stay, at least one of the reserve joins them, in any order. No letter leaves its row, none moves to another. Merely rearranging them is not enough.',
  jarnac_reward_title: 'The reward',
  jarnac_reward:
    'Every word laid earns one letter from the bag, however long it is. Many small steps therefore pay better than one leap.',
  jarnac_jarnac_title: 'Jarnac!',
  jarnac_jarnac:
    'After a pass the next side may take what was missed: a row remade with the passing side’s own reserve, or a new word of that reserve if the victim had room for it. The word goes on the caller’s first empty row; the emptied row stays empty. A Jarnac earns no letter, and another may follow with what is left. Taking letters lets the chance go.',
  jarnac_call_title: 'The time to call',
  jarnac_call:
    'Jarnac is called at once after the pass. A table may say how long that is: twenty seconds in the two competition rule sets, no limit elsewhere and with days for a turn. When the time is over the chance is gone, but the turn that follows has all of its own time.',
  jarnac_limits_title: 'What is safe, and who may call',
  jarnac_limits:
    'A word of full length cannot grow and is safe; as a handicap, shorter ones can be made safe, too. The next side calls; with the open option any opponent may, and then letters wait five seconds or until all have declined. A table may limit the calls after a pass, or switch Jarnac off.',
  jarnac_end_title: 'The end',
  jarnac_end:
    'With “last row” the game ends when a side fills its last row; Professional allows one last Jarnac on that board. With “full board, then a pass” a side with all rows filled must still pass without being answered. It also ends when the bag is empty and all have passed, or after six idle turns each. Equal totals are a draw.',
  jarnac_last_title: 'The last Jarnac and the last row',
  jarnac_last:
    'Professional: when a side fills its last row, the next one may call once more: any row of that board remade, whatever its length, or a new word longer than the one just laid. The game ends if that fills the caller’s own last row; otherwise the caller’s turn begins. French rule sets: a side that fills its eighth row by a Jarnac still takes letters, plays on and passes, and can be called on in its turn.',
  jarnac_judging_title: 'What counts as a word',
  jarnac_judging:
    'Checked: a word that is not admitted is refused, and nothing changes. Challenge: anything may be laid, and for ten seconds the others may challenge it. A wrong word goes back and may not be laid again; with penalties the turn ends and the next side draws one more, while a right word earns one more. In Professional you may not lengthen a word into another form of its own entry.',
  jarnac_wrong_title: 'Wrong words, wrong Jarnacs',
  jarnac_wrong:
    'Where challenges cost, a wrong word ends the turn, and the next side takes one letter more: two for one, seven for six, four for three in a swap. A wrong Jarnac gives the word back; the caller’s turn is lost without letters, and the robbed side has the turn with one letter more, even where the game would have ended. If that side has left, the next one that is not the caller has it.',
  jarnac_words_title: 'Which words each rule set admits',
  jarnac_words:
    'Classic, German: every form of every word of a dictionary. Professional: of nouns only the nominative singular, of verbs only infinitive and participles, other words as before. Classic, French: common nouns, adjectives and verbs in all forms; competition: verbs only as infinitive and participles. International: every kind of word. Nowhere: proper names, abbreviations, prefixes, words with a hyphen or an apostrophe; in the French rule sets no interjections either.',
  jarnac_sides_title: 'Sides and teams',
  jarnac_sides:
    'Two to six sides, each a player or a team whose captain decides. A side that concedes, or has used up its time for the whole game, loses; with more than two sides it is out, its board safe, and the last one left wins.',
  jarnac_solo_title: 'Alone',
  jarnac_solo:
    'One board, no Jarnac, no swap; a pass draws a letter. The goal is 576: seven words of nine letters and one of three. Games are ranked by the turns needed to reach it, then by points.',
  jarnac_help_title: 'Vowels, time, hints',
  jarnac_help:
    'Where the vowel rule holds, six first letters without a vowel have their last one exchanged until one comes. When the time for a turn is up you pass; saying nothing lets the chance go or accepts the word. Hints are an option, counted in one place, and everybody sees that one was given.',
  jarnac_tips_title: 'Tips',
  jarnac_tips:
    'Lay step by step: each word earns a letter. Play briskly: the less time the other side has, the less it sees. Between unequal players, make words of seven letters and more immune.',
  jarnac_story_title: 'The name',
  jarnac_story:
    'On 10 July 1547, before King Henri II of France, Guy Chabot, baron of Jarnac, met La Châtaigneraie, one of the best swordsmen of his time, in a duel. With an unexpected cut to the hollow of the knee Jarnac brought him down. A “coup de Jarnac” has since meant a sudden blow that nobody saw coming. It is pronounced zhar-NAK.',
  'second-row_title': '{{first}}, then {{word}}',
  'second-row': 'Six letters, a first word, and with the letter it earns a second one on the next row.',
  transformation_title: '{{first}} becomes {{word}}',
  transformation: 'The same letters, played differently: the row grows by the {{letter}}.',
  'step-by-step_title': 'Step by step',
  'step-by-step': 'From six letters, each word made from the one before. Count the letters earned.',
  'at-once_title': 'All at once',
  'at-once': 'The same six letters in one word: long, but only one letter is earned.',
  jarnac:
    'Side A passes with {{letter}} in reserve and does not see {{word}}. Side B does, before even drawing its six letters.',
  jarnac_title: '{{word}} is taken',
  'double-jarnac_title': 'Two at once',
  'double-jarnac': 'Two rows and two letters were left lying. Both rows change sides.',
  'why_no-word-across': 'A run across it is not a word.',
  'why_stones-not-held': 'A stone it needs is not in the rack.',
  'why_nothing-laid': 'At least one card must be laid.',
  kreuzwort_about:
    'A crossword on a table without edges. Get rid of your stones, word by word, before the others do.',
  kreuzwort_stones_title: 'The stones',
  kreuzwort_stones:
    'Eighty stones: red vowels, black consonants, and a jolly of each colour, in two stocks. Everybody holds five red and eight black; others see only how many of each. A match has several rounds.',
  kreuzwort_words_title: 'Which words count',
  kreuzwort_words:
    'Words of the dictionary, plurals and other forms of nouns and adjectives too; verbs only in the infinitive. First names and places count; names of firms, brands and families do not. The table may agree otherwise, easier or harder: other word classes by option, and house words that all consent to.',
  kreuzwort_jolly_title: 'The jolly',
  kreuzwort_jolly:
    'A jolly stands for one letter of its colour, chosen when it is laid, the same both ways. On your turn you may take a lying jolly with fewer than three neighbours for its letter from your rack, but none laid in this turn.',
  kreuzwort_lay_title: 'Laying a word',
  kreuzwort_lay:
    'Whoever holds the letter nearest to Z begins. One word a turn, in a line, with at least one lying stone in it. Wherever stones touch, every run of two or more must be a word; lengthening is allowed.',
  kreuzwort_link_title: 'What is a link?',
  kreuzwort_link:
    'The stones that already lie in your word’s line form blocks, parted by the stones you lay. Two or more blocks make a link, and a link earns one more word in the same turn. Lengthening is one block, however many words cross it.',
  kreuzwort_buy_title: 'Buying',
  kreuzwort_buy:
    'Whoever lays nothing, or not the word a link has earned, buys one stone of a colour of choice, and the turn is over. Passing is possible only with both stocks empty.',
  kreuzwort_end_title: 'Settling',
  kreuzwort_end:
    'An empty rack ends the round. The others pay its owner: black 1, red 3, jolly 10. If all pass with empty stocks, the lowest rack is paid the differences; if the lowest are equal nobody wins, and the next round counts double. Each tie in a row doubles again.',
  kreuzwort_leave_title: 'Leaving',
  kreuzwort_leave:
    'Whoever concedes, or runs out of time, leaves the match; the stones go back to the stocks and the others play on. In that round the leaver pays its winner for the rack held; settled rounds stand. In Point the points won stay on the sheet but cannot win. In Presto the leaver has not finished. In Wer behält recht? a leaver with a duty pays everybody. The last one left wins.',
  kreuzwort_tips_title: 'Tips',
  kreuzwort_tips: 'Part early with J, V, X and Y, or open with a long word.',
  'kreuzwort-touching_title': '{{word}}: {{own}} beside {{beside}}',
  'kreuzwort-touching':
    '{{word}} is to be laid downwards through the {{first}}. Its {{own}} would touch the {{beside}}.',
  'kreuzwort-link_title': '{{word}} joins two words',
  'kreuzwort-link':
    'Downwards from the {{first}} of {{one}} to the {{last}} of {{other}}: two lying stones, two new ones between.',
  'kreuzwort-no-link_title': '{{was}} becomes {{word}}',
  'kreuzwort-no-link': '{{one}} and {{other}} cross the word that grows by the {{letter}}.',
  'kreuzwort-red-jolly_title': '{{word}} with a red jolly',
  'kreuzwort-red-jolly': 'There is no {{letter}} in the rack, but a red jolly.',
  'kreuzwort-black-jolly_title': '{{word}} with a black jolly',
  'kreuzwort-black-jolly': 'The same word, but the jolly is black.',
  'kreuzwort-settlement_title': 'Who owes what?',
  'kreuzwort-settlement': 'Three players are left with stones when the fourth has none.',
  point_about: 'Kreuzwort for points: every letter of the laid word counts, and whoever finishes first wins.',
  point_count_title: 'Counting',
  point_count:
    'Every letter of the word you lay counts its value, lying ones too; a jolly counts nothing, and words formed across count nothing. The number of stones is free; with eight red and ten or twelve black, up to three can play.',
  point_link_title: 'Links and buying',
  point_link:
    'A link gives the right to one more word, which counts as well; letting it go costs nothing. Whoever does not lay buys one to three stones, or passes.',
  point_end_title: 'The end',
  point_end:
    'The first empty rack gets ten points, and the lap is played out. Stones left count against their owner, a jolly ten. The first to finish wins the round; by option the most points win.',
  point_tips_title: 'Tips',
  point_tips: 'Valuable letters deserve a long word; a link is worth two.',
  'point-sample_title': 'A sample game',
  'point-sample': '{{turns}} turns to {{scores}}. Before each turn you may guess what it brings.',
  pointTurn: '{{name}}: {{words}}, {{points}} points.',
  pointNext_word: 'Next: {{word}}.',
  pointNext_jolly: 'Next: {{word}}, its {{letter}} a jolly.',
  pointNext_swap: 'Next: the jolly is taken for its letter and becomes {{letter}} in {{word}}.',
  pointNext_link: 'Next: {{word}}, a link between two words, and then {{more}}.',
  pointNext_lap: 'The lap goes on: {{word}}.',
  pointOut: 'Then the rack is empty: ten more.',
  pointEnd: 'What is left over is subtracted: {{scores}}. {{name}} finished first and wins.',
  presto_about: 'Everybody at once: build one crossword of all your stones, and call “Done!” first.',
  presto_deal_title: 'The deal',
  presto_deal:
    'Twelve black and seven red for up to four players, ten and six for five, eight and five for six; the rest stays out. Others see only how many stones you have placed; racks and crosswords are shown when the round is over.',
  presto_build_title: 'Building',
  presto_build:
    'One connected crossword, moved and rebuilt as you like. Every run of two or more is a word; that stones touch is enough to hold together.',
  presto_finish_title: '“Done!”',
  presto_finish:
    'The first gets four points, the second two, and the round is over. By the easy option one stone may be left, for two and one. A wrong claim is answered with its faults and blocks for five seconds. One may give up; after five minutes the round ends.',
  presto_match_title: 'The match',
  presto_match: 'A number of rounds, three by default, or a goal of points.',
  presto_tips_title: 'Tips',
  presto_tips: 'Place J, V, X and Y first, or begin with a long word and hang the rest on it.',
  'presto-right_title': '{{first}} and {{second}}',
  'presto-right': 'Four stones, two words, one crossword.',
  'presto-no-word_title': 'A square of four',
  'presto-no-word': '{{first}}, {{second}} and {{third}} are words. Is that all there is to read?',
  'presto-apart_title': 'Two pieces',
  'presto-apart': '{{first}} above, {{second}} below, and an empty row between.',
  'presto-easy_title': 'One stone left, the easy way',
  'presto-easy': 'The {{letter}} found no place.',
  recht_about:
    'One stone at a time grows a word that somebody has named. Whoever named it must be able to finish it.',
  recht_naming_title: 'Naming',
  recht_naming:
    'Whoever begins lays one stone and names a word with its place. It must agree with everything that lies in its line, hold the whole piece, have empty cells before and behind, and make only words across. You need not hold the stones it still needs. Later words begin beside a letter of the word finished last.',
  recht_grow_title: 'Growing',
  recht_grow:
    'Then everybody in turn adds one stone at an end: for another word of their own, and so becomes its author, or for the named word. Or buys one stone and tries again, else passes. If its first stone already completes a word, the next player begins; otherwise the author begins, even out of turn.',
  recht_duty_title: 'The author’s duty',
  recht_duty:
    'When the turn comes back to the author and the word is still the same, all missing stones must be laid at once. Whoever cannot is out and pays every player still in the value of the rack.',
  recht_bonus_title: 'Bonus stones',
  recht_bonus:
    'A stone that fills a square of four, and a beginning that crosses in a vowel, each give one more stone for the named word. Bonus stones name and earn nothing.',
  recht_end_title: 'The end',
  recht_end:
    'An empty rack wins at once, and the others pay as in Kreuzwort. If the stocks are empty and nobody begins any more, the lowest rack wins; if the lowest are equal nobody wins, and the next round counts double. When time is up a duty is done if it can be; otherwise you buy and pass.',
  recht_tips_title: 'Tips',
  recht_tips: 'Dare early: a word named at the start seldom comes back to you unfinished and unchanged.',
  'recht-completed_title': '{{word}} is finished by others',
  'recht-completed': 'Three players, one word.',
  'recht-completed-1': '{{first}} and {{last}} are missing; they need not be held.',
  'recht-completed-2': 'That helps the named word along.',
  'recht-completed-3': '{{word}} is complete, and its author begins the next word, out of turn.',
  'recht-renamed_title': '{{word}} becomes {{other}}',
  'recht-renamed': 'The second player names another word around the same stones.',
  'recht-renamed-1': 'The word named is {{word}}.',
  'recht-renamed-2': 'Side B is author now; side A owes nothing any more.',
  'recht-renamed-3': 'Only {{lacking}} is missing. If nobody changes the word, side B must lay it.',
  abrahaminetz_about:
    'One word in the middle for all. Cover its cards, lengthen it, shorten it: each turn makes it another word.',
  abrahaminetz_start_title: 'The start',
  abrahaminetz_start:
    '110 cards: 94 letters, ten erasers, six jokers; seven in each hand. All choose a word of three letters in secret; the one worth most begins, and the words stay in the hands. The first word has exactly three letters; whoever cannot lay one passes.',
  abrahaminetz_words_title: 'The next word',
  abrahaminetz_words:
    'Three to nine letters, another word than the one that lies there. Cover any cells with letters or jokers, one card on a cell, and lengthen the rack by one cell at the front or at the end.',
  abrahaminetz_erasers_title: 'Erasers',
  abrahaminetz_erasers:
    'Erasers go on the edges, one after another from the outside, and shorten the word; a letter may cover one in a later turn. The word is one block, at least one lying card must stay, and no card covers one that shows the same letter, unless the table allows it.',
  abrahaminetz_jokers_title: 'Jokers',
  abrahaminetz_jokers:
    'A joker stands for a letter named when it is laid, keeps it for everybody until it is covered, and counts 1.',
  abrahaminetz_score_title: 'The score',
  abrahaminetz_score:
    'All cards of the word as it now stands, less 2 for each eraser that shows, plus 3 for each letter or joker laid this turn from the third on.',
  abrahaminetz_cards_title: 'Drawing, exchanging, passing',
  abrahaminetz_cards:
    'After a word the hand is filled up to seven. Before laying, a card may go under the stock for the top one, at 2 points, up to seven times. A pass scores nothing, keeps the cost of exchanges, and draws one card; so a hand may grow beyond seven.',
  abrahaminetz_end_title: 'The end',
  abrahaminetz_end:
    'The game ends when the stock and a hand are empty, or when with an empty stock all have passed in a row. Cards left are subtracted, an eraser as 2, a joker as 1. The highest total wins.',
  abrahaminetz_options_title: 'Options, challenges, time',
  abrahaminetz_options:
    'Beginners may lay one card a turn face down as an eraser, at the edge or, by option, anywhere: inside a word the letters beside it close up. Words are what the table agrees on, by default every form of every word of the dictionary and no names; they are checked, or open to a challenge for ten seconds without penalty. A minute for everything in a turn. Whoever concedes is out; hands stay hidden until the end.',
  abrahaminetz_tips_title: 'Tips',
  abrahaminetz_tips: 'Do not shorten with many erasers: it seldom pays.',
  'abrahaminetz-joker-stays_title': '{{was}}, its {{joker}} a joker: {{word}}',
  'abrahaminetz-joker-stays': '{{letter}} covers {{covered}}. The joker at the end stays {{joker}}.',
  'abrahaminetz-joker-is-no-other-letter_title': '{{wanted}} without a card?',
  'abrahaminetz-joker-is-no-other-letter':
    'Somebody would like to call the joker {{other}} instead of {{joker}}.',
  'abrahaminetz-joker-is-no-other-letter-ask': 'May the joker become another letter by itself?',
  'abrahaminetz-joker-covered_title': '{{word}} with a card: {{letter}}',
  'abrahaminetz-joker-covered': '{{letter}} covers the joker.',
  'abrahaminetz-bonus-for-three_title': '{{word}}: three letters',
  'abrahaminetz-bonus-for-three': '{{letters}} cover everything but {{kept}}: a bonus of 3.',
  'abrahaminetz-bonus-for-four_title': '{{word}} from {{was}}',
  'abrahaminetz-bonus-for-four': 'Four letters laid. What stays: {{kept}}.',
  'abrahaminetz-bonus-for-five_title': '{{word}}: one cell more',
  'abrahaminetz-bonus-for-five': 'Five letters, one of them on a new cell at the end: a bonus of 9.',
  'abrahaminetz-two-letters-and-an-eraser_title': '{{word}} from {{was}}',
  'abrahaminetz-two-letters-and-an-eraser':
    'Two letters and an eraser on the {{erased}}: no bonus, and the eraser costs 2.',
  'abrahaminetz-two-exchanges-and-a-pass_title': 'Two exchanges and a pass',
  'abrahaminetz-two-exchanges-and-a-pass': 'Nothing is laid. What does the turn bring?',
  askLay: 'Tap or type the letters in order; tap one again to take it back.',
  layWrong:
    'The word we are looking for is not {{word}}: it begins with {{first}} and ends with {{last}}. Tap a letter to take it back.',
  playNow: 'Play now',
  'kreuzwort-by-hand_title': 'Your first word',
  'kreuzwort-by-hand': 'Lay it yourself.',
  byHandBefore_kreuzwort: 'Lay a word downwards from the {{letter}} on the table.',
  byHandAfter_kreuzwort:
    '{{word}} shares the {{letter}}: {{count}} stones fewer in your rack. Whoever empties the rack first wins.',
  'jarnac-by-hand_title': 'Your first word',
  'jarnac-by-hand': 'Lay it yourself.',
  byHandBefore_jarnac:
    'Row 1 has {{was}}, your reserve a {{letter}}. Make a longer word from all these letters.',
  byHandAfter_jarnac:
    '{{word}}: {{count}} letters count {{points}} points. Each word laid brings a new letter.',
  'point-by-hand_title': 'Your first word',
  'point-by-hand': 'Lay it yourself.',
  byHandBefore_point: 'Lay a word downwards from the {{letter}} on the table.',
  byHandAfter_point:
    '{{word}} counts {{sum}} = {{points}} points. The {{letter}} that was there already counts as well.',
  'presto-by-hand_title': 'Your first word',
  'presto-by-hand': 'Lay it yourself.',
  byHandBefore_presto: 'Lay your last stones downwards from the {{letter}}. None may be left over.',
  byHandAfter_presto: 'All stones are laid and joined. At the table you would press Done! now.',
  'recht-by-hand_title': 'Your first word',
  'recht-by-hand': 'Lay it yourself.',
  byHandBefore_recht:
    'The {{letter}} is on the table. Which word that begins with it could you finish with your stones?',
  byHandAfter_recht:
    'You name {{word}} and lay the {{stone}}. You hold the rest: if the word comes back to you, you can finish it.',
  'abrahaminetz-by-hand_title': 'Your first word',
  'abrahaminetz-by-hand': 'Lay it yourself.',
  byHandBefore_abrahaminetz: 'On the rack is {{was}}. Cover its first letter to make a new word.',
  byHandAfter_abrahaminetz:
    '{{letter}} covers {{covered}}: {{word}}. At least one card of the old word must stay.',
}

export type RulebookTexts = Readonly<Record<keyof typeof en, string>>
