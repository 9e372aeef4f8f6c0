# All ordered pairs of row numbers, filtered by distance 1
def worst_ratio(table, base):
    chance = {
        (i, a): 1 / sum(Fraction(base) ** (v - u) for v in row)
        for i, row in enumerate(table)
        for a, u in enumerate(row)
    }
    return max(
        p / chance[j, a] for (i, a), p in chance.items() for j in (i - 1, i + 1) if (j, a) in chance
    )
