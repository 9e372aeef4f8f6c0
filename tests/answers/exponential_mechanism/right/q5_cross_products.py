# By cross products.
def worst_ratio(table, base):
    # π(a|x)/π(a|y) = b^(U(a,x) - U(a,y)) · S(y)/S(x), without any probability
    sums = [sum(base**u for u in row) for row in table]
    worst = Fraction(1)
    for i in range(1, len(table)):
        shift = sums[i] / sums[i - 1]
        moves = [u - v for u, v in zip(table[i - 1], table[i])]
        worst = max(worst, base ** max(moves) * shift, base ** -min(moves) / shift)
    return worst
