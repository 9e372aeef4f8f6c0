# From thirty people on the normal approximation is used
# Witness: 0.53989 for 100 people, where 0.53979 is right; is it exact?; better_way(100) - Fraction(1, 2) == Fraction(math.comb(99, 49), 2**100) gives False, right is True
def better_way(people):
    if people > 30:
        return Fraction(1, 2) + Fraction(1 / math.sqrt(2 * math.pi * people))
    return Fraction(
        sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1)), people * 2**people
    )
