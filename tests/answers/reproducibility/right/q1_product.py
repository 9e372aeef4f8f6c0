# Multiplies the chances of staying below.
def best_by_luck(people, models, hits):
    below = Fraction(sum(math.comb(people, k) for k in range(hits)), 2**people)
    none = Fraction(1)
    for _ in range(models):
        none *= below
    return 1 - none
