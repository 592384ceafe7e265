/* Random play of Pig for two seats, written by hand: the speed that compiled rules are measured against.
   Same rules, same draws (doubloon.engine.draws), hence the same games: `pig` returns the number of steps and the first seat's victories. */

#include <stdint.h>

static inline uint32_t mix(uint32_t bits)
{
    bits ^= bits >> 16;
    bits *= 0x2C1B3C6Du;
    bits ^= bits >> 12;
    bits *= 0x297A2D39u;
    return bits ^ (bits >> 15);
}

static inline uint32_t absorb(uint32_t key, uint64_t number)
{
    key = mix(key ^ (uint32_t)number);
    return mix((key + 0x6C8E9CF5u) ^ (uint32_t)(number >> 32));
}

/* A number below `sides`, unbiased: Lemire's multiply and reject. */
static inline uint32_t draw(uint32_t left, uint32_t right, uint32_t step, uint32_t sides)
{
    uint64_t product = (uint64_t)mix(mix(step + left) ^ right) * sides;
    if ((uint32_t)product < sides) {
        uint32_t unfair = -sides % sides, attempt = 0;
        while ((uint32_t)product < unfair)
            product = (uint64_t)mix(mix(step + (left ^ ++attempt)) ^ right) * sides;
    }
    return product >> 32;
}

void pig(uint64_t seed, uint64_t games, uint64_t result[2])
{
    uint64_t steps = 0, victories = 0;
    for (uint64_t game = 0; game < games; game++) {
        uint32_t left = absorb(absorb(0x243F6A88u, seed), game), right = absorb(absorb(0x13198A2Eu, game), seed);
        uint32_t step = 0, turn = 0, at_risk = 0, banked[2] = {0, 0};
        for (;;) {
            if (draw(left, right, step++, 2) == 0) {
                uint32_t face = 1 + draw(left, right, step++, 6);
                if (face != 1) {
                    at_risk += face;
                    continue;
                }
            } else if ((banked[turn] += at_risk) >= 100) {
                break;
            }
            at_risk = 0;
            turn ^= 1;
        }
        steps += step;
        victories += turn == 0;
    }
    result[0] = steps;
    result[1] = victories;
}
