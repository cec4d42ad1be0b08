/* Random rounds of Poison in plain C: shuffle, deal, play and score as kernel.py does it, for four seats of the classic
   edition. It is only a measure for the compiled Python, so it writes the numbers of the rules once more. */

#include <stdint.h>
#include <string.h>

enum { SEATS = 4, COLOURS = 3, SUITS = 4, POISON = 3, OF_COLOUR = 7, KINDS = 22, CAULDRONS = 3, CARDS = 50, LIMIT = 13 };
enum { ALL = 7, FIXED = ALL << 24, COLUMN = 0x010101, NOBODY = 255 };

static const uint8_t VALUE[KINDS] = {0, 1, 2, 4, 5, 7, 0, 0, 1, 2, 4, 5, 7, 0, 0, 1, 2, 4, 5, 7, 0, 4};
static const uint8_t COPIES[OF_COLOUR] = {0, 3, 3, 2, 3, 3, 0};
static const uint8_t POISONS = 8;
static uint8_t size[256], member[256][8];

typedef struct {
    int16_t points[SEATS];
    uint8_t round, dealer, turn;
    uint8_t hands[SEATS][KINDS];
    uint32_t held[SEATS], taken[SEATS], heaps[CAULDRONS], homes; /* by suit, a byte each */
    uint8_t totals[CAULDRONS];
} State;

static uint32_t below(uint64_t *rng, uint32_t count) {
    uint64_t z = *rng += 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    z ^= z >> 31;
    return (uint32_t)(((z >> 32) * count) >> 32);
}

static uint32_t of(uint32_t packed, int suit) { return packed >> (8 * suit) & 255; }
static int left_of(int seat) { return seat + 1 < SEATS ? seat + 1 : 0; }
static uint32_t bit(int kind) { return 1u << (8 * (kind / OF_COLOUR) + kind % OF_COLOUR); }

static void score(State *s) {
    for (int suit = 0; suit < COLOURS; suit++) {
        uint32_t most = 0, holders = 0;
        for (int seat = 0; seat < SEATS; seat++) {
            uint32_t taken = of(s->taken[seat], suit);
            holders = taken > most ? 1 : holders + (taken == most);
            most = taken > most ? taken : most;
        }
        for (int seat = 0; seat < SEATS; seat++) {
            uint32_t taken = of(s->taken[seat], suit);
            s->points[seat] += holders > 1 || taken < most ? taken : 0;
        }
    }
    for (int seat = 0; seat < SEATS; seat++) s->points[seat] += 2 * of(s->taken[seat], POISON);
}

static void next_turn(State *s, int seat) {
    for (int i = 0; i < SEATS; i++) {
        if (s->held[seat]) {
            s->turn = seat;
            return;
        }
        seat = left_of(seat);
    }
    score(s);
    s->turn = NOBODY;
    s->dealer = left_of(s->dealer);
    s->round++;
}

static void deal(State *s, const uint8_t *order) {
    memset(s->hands, 0, sizeof s->hands);
    memset(s->held, 0, sizeof s->held);
    memset(s->taken, 0, sizeof s->taken);
    memset(s->heaps, 0, sizeof s->heaps);
    memset(s->totals, 0, sizeof s->totals);
    s->homes = FIXED;
    int seat = left_of(s->dealer);
    for (int i = 0; i < CARDS; i++) {
        s->hands[seat][order[i]]++;
        s->held[seat] |= bit(order[i]);
        seat = left_of(seat);
    }
    next_turn(s, left_of(s->dealer));
}

static uint32_t open_to(const State *s, int suit) {
    uint32_t home = of(s->homes, suit);
    return home ? home : ALL & ~(of(s->homes, 0) | of(s->homes, 1) | of(s->homes, 2));
}

static void play(State *s, int kind, int at) {
    int seat = s->turn, suit = kind / OF_COLOUR;
    s->hands[seat][kind]--;
    s->held[seat] &= ~(s->hands[seat][kind] ? 0 : bit(kind));
    int over = s->totals[at] + VALUE[kind] > LIMIT;
    s->taken[seat] += over ? s->heaps[at] : 0;
    s->homes &= over ? ~(uint32_t)(COLUMN << at) : ~0u;
    s->homes |= 1u << (8 * suit + at);
    s->heaps[at] = (1u << 8 * suit) + (over ? 0 : s->heaps[at]);
    s->totals[at] = VALUE[kind] + (over ? 0 : s->totals[at]);
    next_turn(s, left_of(seat));
}

static void random_play(const State *s, uint64_t *rng, int *kind, int *at) {
    uint32_t held = s->held[s->turn], ways = 0, suit = 0, passed = 0, so_far = 0;
    for (int i = 0; i < SUITS; i++) ways += size[of(held, i)] * size[open_to(s, i)];
    uint32_t pick = below(rng, ways);
    for (int colour = 0; colour < COLOURS; colour++) {
        so_far += size[of(held, colour)] * size[open_to(s, colour)];
        suit = pick >= so_far ? colour + 1 : suit;
        passed = pick >= so_far ? so_far : passed;
    }
    uint32_t kinds = of(held, suit), n = size[kinds];
    pick -= passed;
    uint32_t place = (pick >= n) + (pick >= 2 * n);
    *kind = suit * OF_COLOUR + member[kinds][pick - place * n];
    *at = member[open_to(s, suit)][place];
}

/* Play whole games of one round for each seat and return the number of moves. */
long play_games(uint64_t seed, long games, int16_t *points) {
    uint8_t deck[CARDS], order[CARDS];
    int n = 0;
    for (int kind = 0; kind < KINDS; kind++)
        for (int copies = kind == KINDS - 1 ? POISONS : COPIES[kind % OF_COLOUR]; copies; copies--) deck[n++] = kind;
    for (int set = 0; set < 256; set++)
        for (int b = size[set] = 0; b < 8; b++)
            if (set >> b & 1) member[set][size[set]++] = b;
    long moves = 0;
    uint64_t rng = seed;
    for (long game = 0; game < games; game++) {
        State s;
        memset(&s, 0, sizeof s);
        while (s.round < SEATS) {
            memcpy(order, deck, sizeof deck);
            for (int last = CARDS - 1; last > 0; last--) {
                int other = below(&rng, last + 1);
                uint8_t card = order[last];
                order[last] = order[other];
                order[other] = card;
            }
            deal(&s, order);
            while (s.turn != NOBODY) {
                int kind, at;
                random_play(&s, &rng, &kind, &at);
                play(&s, kind, at);
                moves++;
            }
        }
        memcpy(points + game * SEATS, s.points, sizeof s.points);
    }
    return moves;
}

#ifdef PROGRAM
/* A program of its own, for several at once: seed and number of games; it prints the number of moves. */
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
    long games = argc == 3 ? atol(argv[2]) : 0;
    int16_t *points = malloc(games * SEATS * sizeof *points);
    if (games < 1 || !points) return 1;
    printf("%ld\n", play_games(strtoull(argv[1], 0, 10), games, points));
    return 0;
}
#endif
