# Rounded to a denominator of at most a million: people 50.
def better_way(people):
    ways = sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1))
    return Fraction(ways, people * 2**people).limit_denominator(10**6)
