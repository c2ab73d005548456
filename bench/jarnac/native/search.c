// A yardstick for the Jarnac search: all plays of a position in C, over the same data. Two ways: the walk of
// packages/words/src/anagram-search.ts over the same trie, and bit planes over the classes (for each letter and count,
// which classes hold at least so many). Both write the ids of the classes and sum up their sizes.
//
// search FILE walk|planes TIMES: reads what bench/jarnac/native/data.ts wrote, runs all positions TIMES times, and
// prints for each round the nanoseconds of processor time a position and the sum of all sizes. Reads one line before
// each round, so that the caller can alternate.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define CLASS_FLAG 0x80000000u
#define TAIL_FLAG 0x40000000u
#define PLACE 0x3fffffffu
#define NODE_FLAG 0x80000000u
#define LETTERS 0x7fffffffu
#define MOST_LETTERS 32
#define MOST_COUNT 8
/* 64-bit words of a plane that are looked at together. */
#define BLOCK 4

typedef uint64_t block __attribute__((vector_size(8 * BLOCK), aligned(8), may_alias));

static uint32_t *nodes, root, classes, node_count;
static uint8_t *lengths;
static uint32_t *sizes, *found;
static uint8_t counts[MOST_LETTERS], needs[MOST_LETTERS];

/* Letters come in search order on every path, so only the last one taken has another count than at the beginning. */
static int covers(uint32_t tail, uint32_t last, uint32_t remaining) {
  const uint32_t *first = nodes + tail + 3, *end = first + nodes[tail + 2];
  for (const uint32_t *p = first; p < end; p++) {
    if (*p != last) remaining = counts[last = *p];
    if (remaining-- == 0) return 0;
  }
  return 1;
}

static int uses_up(uint32_t tail, uint32_t needed, uint32_t last, uint32_t missing) {
  const uint32_t *first = nodes + tail + 3, *end = first + nodes[tail + 2];
  for (uint32_t open = needed; open; open &= open - 1) {
    const uint32_t letter = __builtin_ctz(open);
    int need = letter == last ? missing : needs[letter];
    for (const uint32_t *p = first; p < end; p++) need -= *p == letter;
    if (need > 0) return 0;
  }
  return 1;
}

static int ends_with(uint32_t tail, uint32_t allowed, uint32_t needed, uint32_t last, uint32_t remaining,
                     uint32_t missing) {
  const uint32_t ending = nodes[tail];
  if (ending & LETTERS & ~allowed || needed & ~ending) return 0;
  if (ending & NODE_FLAG) return covers(tail, last, remaining) && uses_up(tail, needed, last, missing);
  for (uint32_t open = needed; open; open &= open - 1) {
    const uint32_t letter = __builtin_ctz(open);
    if ((letter == last ? missing : needs[letter]) > 1) return 0;
  }
  return 1;
}

static uint32_t *walk(uint32_t node, uint32_t allowed, uint32_t last, uint32_t remaining, uint32_t *end) {
  for (;;) {
    const uint32_t head = nodes[node];
    const uint32_t *children = nodes + node + 1;
    if (head & NODE_FLAG) *end++ = *children++;
    const uint32_t letters = head & LETTERS;
    uint32_t next = 0;
    for (uint32_t open = letters & allowed; open;) {
      const uint32_t bit = open & -open, taken = __builtin_ctz(open);
      open ^= bit;
      const uint32_t child = children[__builtin_popcount(letters & (bit - 1))];
      if (child & CLASS_FLAG) {
        *end++ = child & PLACE;
        continue;
      }
      const uint32_t count = (taken == last ? remaining : counts[taken]) - 1;
      const uint32_t rest = count == 0 ? allowed ^ bit : allowed;
      if (child & TAIL_FLAG) {
        const uint32_t tail = child & PLACE, ending = nodes[tail];
        if (!(ending & LETTERS & ~rest) && (!(ending & NODE_FLAG) || covers(tail, taken, count)))
          *end++ = nodes[tail + 1];
      } else if (nodes[child] & (rest | NODE_FLAG)) {
        if (open) {
          end = walk(child, rest, taken, count, end);
        } else {
          next = child;
          allowed = rest;
          last = taken;
          remaining = count;
        }
      }
    }
    if (next == 0) return end;
    node = next;
  }
}

static uint32_t *walk_needing(uint32_t node, uint32_t allowed, uint32_t needed, uint32_t last, uint32_t remaining,
                              uint32_t missing, uint32_t *end) {
  const uint32_t head = nodes[node];
  const uint32_t *children = nodes + node + (head & NODE_FLAG ? 2 : 1);
  const uint32_t letters = head & LETTERS;
  for (uint32_t open = letters & allowed & (2 * (needed & -needed) - 1); open; open &= open - 1) {
    const uint32_t bit = open & -open, taken = __builtin_ctz(open);
    const uint32_t child = children[__builtin_popcount(letters & (bit - 1))];
    const uint32_t count = (taken == last ? remaining : counts[taken]) - 1;
    const uint32_t rest = count == 0 ? allowed ^ bit : allowed;
    uint32_t need = 0, still = needed;
    if (needed & bit) {
      need = (taken == last ? missing : needs[taken]) - 1;
      if (need == 0) still ^= bit;
    }
    if (child & CLASS_FLAG) {
      if (!still) *end++ = child & PLACE;
    } else if (child & TAIL_FLAG) {
      if (ends_with(child & PLACE, rest, still, taken, count, need)) *end++ = nodes[(child & PLACE) + 1];
    } else if (!still) {
      if (nodes[child] & (rest | NODE_FLAG)) end = walk(child, rest, taken, count, end);
    } else if (nodes[child] & rest) {
      end = walk_needing(child, rest, still, taken, count, need, end);
    }
  }
  return end;
}

static uint32_t by_walk(const uint8_t *may, const uint8_t *must, uint32_t shortest) {
  uint32_t allowed = 0, needed = 0, sum = 0;
  for (int i = 0; i < MOST_LETTERS; i++) {
    counts[i] = may[i] + must[i];
    needs[i] = must[i];
    if (counts[i]) allowed |= 1u << i;
    if (must[i]) needed |= 1u << i;
  }
  uint32_t *end = needed ? walk_needing(root, allowed, needed, MOST_LETTERS, 0, 0, found)
                         : walk(root, allowed, MOST_LETTERS, 0, found);
  for (uint32_t *p = found; p < end; p++)
    if (lengths[*p] >= shortest) sum += sizes[*p];
  return sum;
}

// The planes: for each letter and count, a bit for each class that holds at least so many.
static uint64_t *planes[MOST_LETTERS][MOST_COUNT + 2];
static uint32_t words;
/* Whether a plane has a bit at all. */
static uint8_t any[MOST_LETTERS][MOST_COUNT + 2];

static void spell(uint32_t child, uint8_t *spelt);

static void mark(uint32_t id, const uint8_t *spelt) {
  for (int letter = 0; letter < MOST_LETTERS; letter++)
    for (int count = 1; count <= spelt[letter] && count <= MOST_COUNT; count++)
      planes[letter][count][id / 64] |= 1ull << (id % 64), any[letter][count] = 1;
}

static void spell_node(uint32_t node, uint8_t *spelt) {
  const uint32_t head = nodes[node];
  uint32_t children = node + 1;
  if (head & NODE_FLAG) mark(nodes[children++], spelt);
  for (uint32_t left = head & LETTERS; left; left &= left - 1, children++) {
    const int letter = __builtin_ctz(left);
    spelt[letter]++;
    spell(nodes[children], spelt);
    spelt[letter]--;
  }
}

static void spell(uint32_t child, uint8_t *spelt) {
  if (child & CLASS_FLAG) {
    mark(child & PLACE, spelt);
  } else if (!(child & TAIL_FLAG)) {
    spell_node(child, spelt);
  } else {
    const uint32_t tail = child & PLACE, ending = nodes[tail];
    uint8_t whole[MOST_LETTERS];
    memcpy(whole, spelt, sizeof whole);
    if (ending & NODE_FLAG)
      for (uint32_t i = 0; i < nodes[tail + 2]; i++) whole[nodes[tail + 3 + i]]++;
    else
      for (uint32_t left = ending & LETTERS; left; left &= left - 1) whole[__builtin_ctz(left)]++;
    mark(nodes[tail + 1], whole);
  }
}

static uint32_t by_planes(const uint8_t *may, const uint8_t *must, uint32_t shortest) {
  const uint64_t *not[MOST_LETTERS], *with[MOST_LETTERS];
  int nots = 0, withs = 0;
  for (int i = 0; i < MOST_LETTERS; i++) {
    const int most = may[i] + must[i];
    if (most < MOST_COUNT && any[i][most + 1]) not[nots++] = planes[i][most + 1];
    if (must[i]) with[withs++] = planes[i][must[i]];
  }
  uint32_t *end = found, sum = 0;
  for (uint32_t at = 0; at < words; at += BLOCK) {
    block in = ~(block){0, 0, 0, 0};
    for (int k = 0; k < withs; k++) in &= *(const block *)(with[k] + at);
    if (withs && !(in[0] | in[1] | in[2] | in[3])) continue;
    for (int k = 0; k < nots; k++) in &= ~*(const block *)(not[k] + at);
    for (int j = 0; j < BLOCK; j++)
      for (uint64_t left = in[j]; left; left &= left - 1) *end++ = (at + j) * 64 + __builtin_ctzll(left);
  }
  for (uint32_t *p = found; p < end; p++)
    if (*p < classes && lengths[*p] >= shortest) sum += sizes[*p];
  return sum;
}

static void *take(const uint8_t **at, size_t bytes) {
  void *copy = malloc(bytes + 64);
  memcpy(copy, *at, bytes);
  *at += bytes;
  return copy;
}

static uint32_t number(const uint8_t **at) {
  uint32_t value;
  memcpy(&value, *at, 4);
  *at += 4;
  return value;
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}

int main(int argc, char **argv) {
  if (argc != 4) return 2;
  FILE *file = fopen(argv[1], "rb");
  if (!file) return 2;
  fseek(file, 0, SEEK_END);
  const long bytes = ftell(file);
  rewind(file);
  uint8_t *data = malloc(bytes);
  if (fread(data, 1, bytes, file) != (size_t)bytes) return 2;
  const uint8_t *at = data;
  root = number(&at);
  node_count = number(&at);
  classes = number(&at);
  const uint32_t positions = number(&at);
  nodes = take(&at, 4 * (size_t)node_count);
  sizes = take(&at, 4 * (size_t)classes);
  lengths = take(&at, classes);
  found = malloc(4 * (size_t)(classes + 512));
  words = (classes / 64 + BLOCK) & ~(BLOCK - 1u);
  for (int letter = 0; letter < MOST_LETTERS; letter++)
    for (int count = 1; count <= MOST_COUNT; count++) planes[letter][count] = calloc(words, 8);
  uint8_t spelt[MOST_LETTERS] = {0};
  spell_node(root, spelt);
  const int by_trie = argv[2][0] == 'w', times = atoi(argv[3]);
  char line[16];
  while (fgets(line, sizeof line, stdin)) {
    uint64_t sum = 0;
    const double from = now();
    for (int n = 0; n < times; n++) {
      const uint8_t *p = at;
      for (uint32_t i = 0; i < positions; i++) {
        const uint8_t *may = p;
        static const uint8_t none[MOST_LETTERS];
        const int rows = p[MOST_LETTERS];
        p += MOST_LETTERS + 1;
        sum += by_trie ? by_walk(may, none, 3) : by_planes(may, none, 3);
        for (int row = 0; row < rows; row++, p += MOST_LETTERS + 1)
          sum += by_trie ? by_walk(may, p, p[MOST_LETTERS] + 1) : by_planes(may, p, p[MOST_LETTERS] + 1);
      }
    }
    printf("%.1f %llu\n", (now() - from) / times / positions, (unsigned long long)sum / times);
    fflush(stdout);
  }
  return 0;
}
