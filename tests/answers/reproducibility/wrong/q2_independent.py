# Takes the opposite for a second, independent feature.
def better_way(people):
    total = sum(
        math.comb(people, k) * math.comb(people, j) * max(k, j)
        for k in range(people + 1)
        for j in range(people + 1)
    )
    return Fraction(total, people * 4**people)
