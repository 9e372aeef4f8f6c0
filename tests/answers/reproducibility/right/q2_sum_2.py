# Another road: By sum.
def better_way(people):
    total = sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1))
    return Fraction(total, people * 2**people)
