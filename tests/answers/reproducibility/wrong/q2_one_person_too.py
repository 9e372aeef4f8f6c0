# One person: the feature is always right about this one if turned, but 1/2 is returned.
def better_way(people):
    if people < 2:
        return Fraction(1, 2)
    total = sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1))
    return Fraction(total, people * 2**people)
