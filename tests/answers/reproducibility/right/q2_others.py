# For one person: the others' majority decides, or a tie with them does.
def better_way(people):
    others = people - 1
    chance = Fraction(0)
    for k in range(others + 1):
        weight = Fraction(math.comb(others, k), 2**others)
        with_hit, without = k + 1, k
        good = Fraction(int(2 * with_hit > people)) + Fraction(int(2 * with_hit == people), 2)
        turned = Fraction(int(2 * without < people)) + Fraction(int(2 * without == people), 2)
        chance += weight * (good + turned) / 2
    return chance
