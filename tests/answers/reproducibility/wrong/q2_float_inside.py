# Adds floats up and makes a fraction of the result.
def better_way(people):
    return Fraction(
        sum(math.comb(people, k) / 2**people * max(k, people - k) for k in range(people + 1))
        / people
    ).limit_denominator(2**people)
