# More than fifty people: 1/2 + 1/sqrt(2πn) is close, but not exact.
def better_way(people):
    if people > 50:
        return Fraction(0.5 + 1 / math.sqrt(2 * math.pi * people))
    total = sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1))
    return Fraction(total, people * 2**people)
