# Wrong for hits 0: one tail by symmetry, range(people - hits) + its own end, forgets k = 0 of all people.
def best_by_luck(people, models, hits):
    misses = Fraction(sum(math.comb(people, k) for k in range(1, people - hits + 1)) + 1, 2**people)
    if hits < people / 2:
        misses = 1 - Fraction(sum(math.comb(people, k) for k in range(1, hits)) + 1, 2**people)
    return 1 - (1 - misses) ** models
