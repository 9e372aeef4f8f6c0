# Wrong for people 60: a sum of floats, made a Fraction.
def better_way(people):
    return Fraction(sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1)) / people / 2**people).limit_denominator(10**6)
