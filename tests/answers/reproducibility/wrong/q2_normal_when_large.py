# The normal approximation is used from 30 people on.
def better_way(people):
    if people >= 30:
        return Fraction(0.5 + 1 / math.sqrt(2 * math.pi * people))
    return Fraction(
        sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1)),
        people * 2**people,
    )
