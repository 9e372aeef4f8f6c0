# Only the largest rise and fall of a utility matter, with the quotient of the two sums.
def worst_ratio(table, base):
    worst = Fraction(1)
    for old, new in itertools.pairwise(table):
        sums = Fraction(sum(base**u for u in old)) / sum(base**u for u in new)
        moves = [v - u for u, v in zip(old, new)]
        worst = max(worst, base ** max(moves) * sums, base ** -min(moves) / sums)
    return worst
