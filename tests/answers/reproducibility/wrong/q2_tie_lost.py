# Leaves ties out.
def better_way(people):
    total = sum(
        math.comb(people, k) * (0 if 2 * k == people else max(k, people - k))
        for k in range(people + 1)
    )
    return Fraction(total, people * 2**people)
