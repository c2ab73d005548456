import type { RuleTexts } from './en.ts'

export const fr: RuleTexts = {
  rules_jarnac: `Jarnac
Chaque camp a un plateau de 8 lignes et une réserve de lettres visibles.
Un tour : piochez une lettre (six au premier tour) ou rendez-en trois contre trois autres. Posez ensuite autant de mots que possible : un nouveau mot d’au moins trois lettres sur une ligne vide, ou un remaniement : toutes les lettres d’une ligne et au moins une de plus, dans n’importe quel ordre. Chaque mot rapporte une lettre. Puis passez.
Si celui qui passe a oublié quelque chose, vous pouvez d’abord le prendre : Jarnac ! Un mot de sa réserve, ou le remaniement d’une de ses lignes avec ses lettres, vient sur votre plateau.
Une ligne vaut le carré de sa longueur : 3 lettres 9, 9 lettres 81. La partie finit quand un plateau est plein (selon la plupart des règles : quand son propriétaire passe alors). Le plus de points gagne.`,
  rules_abrahaminetz: `Abrahaminetz
110 cartes : des lettres avec leurs valeurs, 6 jokers (1), 10 gommes (−2). Un seul chevalet au milieu ; sept cartes cachées pour chacun.
Chacun choisit un mot de trois lettres ; le plus cher commence et pose le premier mot, exactement trois lettres.
Chaque mot suivant est un autre mot, de 3 à 9 lettres, fait de celui qui est posé : couvrez des cases, allongez d’une case au début ou à la fin, raccourcissez avec des gommes depuis le bord. Au moins une carte du mot posé reste.
Vous comptez toutes les cartes du mot, −2 par gomme visible, +3 par lettre posée dès la troisième. Avant de poser, vous pouvez échanger des cartes, −2 chacune. Puis piochez jusqu’à sept. Qui passe pioche une carte. Un tour dure une minute.
La partie finit quand la pioche et une main sont vides, ou quand la pioche est vide et que tous passent. Les cartes restantes sont retirées. Le plus de points gagne.`,
  rules_kreuzwort: `Kreuzwort (Typ-Dom)
80 pierres : 30 voyelles rouges, 50 consonnes noires, un joker de chaque couleur. Chacun a 5 rouges et 8 noires ; la table n’a pas de bords.
Un tour : posez un mot en ligne qui partage une lettre avec ce qui est posé ; partout où des pierres se touchent, chaque suite doit être un mot. Qui relie deux mots déjà posés (une liaison) en pose encore un.
Qui ne peut ou ne veut poser achète une pierre, rouge ou noire. Un joker vaut n’importe quelle lettre de sa couleur ; à votre tour vous pouvez prendre un joker posé contre sa lettre, si deux côtés au plus sont occupés.
Le premier sans pierres gagne la manche : les autres paient 1 par noire, 3 par rouge, 10 par joker. Verbes à l’infinitif seulement ; les noms de lieux et les prénoms comptent.`,
  rules_point: `Point-Typ-Dom
Comme Kreuzwort, mais chaque lettre du mot que vous posez compte sa valeur, celles déjà posées aussi ; un joker ne compte rien. Une liaison donne droit à un mot de plus.
Qui ne pose pas achète jusqu’à trois pierres. Le premier sans pierres reçoit 10 points, et la manche est jouée jusqu’au bout ; les pierres restantes sont retirées, un joker 10. Celui qui a fini le premier gagne.`,
  rules_presto: `Presto (Typ-Dom)
Chacun reçoit le même nombre de pierres et construit, en même temps et pour soi, des mots croisés d’un seul tenant avec toutes : chaque suite de deux et plus doit être un mot. On peut tout déplacer.
Qui a fini dit Fertig ! Le premier reçoit 4 points, le deuxième 2 ; alors la manche est finie. Une annonce fausse bloque 5 secondes. Une manche dure 5 minutes.`,
  rules_recht: `Wer behält recht? (Typ-Dom)
Un mot grandit pierre par pierre. Commencer : posez une pierre et annoncez un mot qui la contient (dès le deuxième, il croise une lettre du mot fini en dernier). Les suivants posent une pierre à un bout : une que le mot annoncé demande, ou une autre en annonçant un autre mot ; ils en sont alors l’auteur. Ou ils achètent une pierre.
Quand un mot est complet, son auteur commence le suivant ; s’il l’a annoncé et fini dans le même tour, c’est le joueur suivant. Si le tour revient à l’auteur sans autre annonce, il doit poser tout ce qui manque, sinon il est éliminé et paie.
Une pierre qui remplit un carré de quatre, et commencer sur une voyelle, donnent une pierre de plus. Plus de pierres : gagné ; décompte comme au Kreuzwort.`,
}
