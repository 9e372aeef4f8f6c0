# Zips the rows, though their outputs may stand in another order.
# Witness: least_kappa({(0,): {"a": Fraction(1, 4), "b": Fraction(3, 4)}, (1,): {"b": Fraction(3, 4), "a": Fraction(1, 4)}}, lambda x, y: True) returns 0.5493061443340548; right is 0.0.
def least_kappa(table, related):
    worst = 0.0
    for x, y in itertools.permutations(table, 2):
        if related(x, y):
            pairs = zip(table[x].values(), table[y].values())
            worst = max(worst, sum(float(u) * math.log(u / v) for u, v in pairs))
    return worst
