# Does not turn the feature.
def better_way(people):
    total = sum(math.comb(people, k) * k for k in range(people + 1))
    return Fraction(total, people * 2**people)
