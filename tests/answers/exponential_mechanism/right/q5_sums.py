# One factor for the weight, one for the sum, for each pair.
def worst_ratio(table, base):

    worst = Fraction(1)
    for i in range(len(table) - 1):
        for one, two in ((table[i], table[i + 1]), (table[i + 1], table[i])):
            sums = sum(base**v for v in two) / sum(base**u for u in one)
            for u, v in zip(one, two):
                worst = max(worst, base ** (u - v) * sums)
    return worst
