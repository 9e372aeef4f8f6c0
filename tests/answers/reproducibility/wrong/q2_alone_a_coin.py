# Thinks that with a single person there is no better way.
def better_way(people):
    if people == 1:
        return Fraction(1, 2)
    return Fraction(
        sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1)),
        people * 2**people,
    )
