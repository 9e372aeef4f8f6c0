# Weights for one, two and more people: from three on all beyond two share one coin.
# Witness: sampled_table(anybody_ill(3, range(5)), Fraction(1, 2)): the row of (0, 0, 1, 1) is {'yes': Fraction(1, 2), 'no': Fraction(1, 2)}; right: {'yes': Fraction(5, 8), 'no': Fraction(3, 8)}
def sampled_table(table, rate):
    result = {}
    for x in table:
        row = dict.fromkeys(table[x], Fraction(0))
        coins = min(len(x), 3)
        for who in itertools.product((0, 1), repeat=coins):
            chance = rate ** sum(who) * (1 - rate) ** (coins - sum(who))
            sample = tuple(r for i, r in enumerate(x) if who[min(i, 2)])
            for output in row:
                row[output] += chance * table[sample][output]
        result[x] = row
    return result
