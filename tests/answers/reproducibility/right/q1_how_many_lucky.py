# How many lucky.
def best_by_luck(people, models, hits):
    one = sum(Fraction(math.comb(people, k), 2**people) for k in range(hits, people + 1))
    return sum(
        math.comb(models, j) * one**j * (1 - one) ** (models - j) for j in range(1, models + 1)
    )
