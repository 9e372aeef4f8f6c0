# Sums over the upper half, twice, and the tie once.
def better_way(people):
    total = Fraction(0)
    for k in range(people + 1):
        if 2 * k > people:
            total += 2 * k * Fraction(math.comb(people, k), 2**people)
        elif 2 * k == people:
            total += k * Fraction(math.comb(people, k), 2**people)
    return total / people
