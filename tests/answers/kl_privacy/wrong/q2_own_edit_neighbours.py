# Ignores `related` and always compares data sets that differ in one place.
# Witness: least_kappa({(0,): {"a": Fraction(1, 4), "b": Fraction(3, 4)}, (0, 1): {"a": Fraction(1, 2), "b": Fraction(1, 2)}}, lambda x, y: len(x) != len(y)) returns 0.0; right is 0.14384103622589042.
def least_kappa(table, related):
    worst = 0.0
    for x, y in itertools.permutations(table, 2):
        if len(x) == len(y) and sum(a != b for a, b in zip(x, y)) == 1:
            worst = max(
                worst, sum(float(u) * math.log(u / table[y][a]) for a, u in table[x].items())
            )
    return worst
