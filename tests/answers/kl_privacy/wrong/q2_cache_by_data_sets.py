# Keeps the KL of a pair of data sets between calls, whatever table they come from.
# Witness: after least_kappa({(0, 7): {"a": Fraction(1, 2), "b": Fraction(1, 2)}, (1, 7): {"a": Fraction(1, 4), "b": Fraction(3, 4)}}, lambda x, y: True), least_kappa({(0, 7): {"a": Fraction(1, 2), "b": Fraction(1, 2)}, (1, 7): {"a": Fraction(1, 2), "b": Fraction(1, 2)}}, lambda x, y: True) returns 0.14384103622589042; right is 0.0.
_kl = {}


def least_kappa(table, related):
    worst = 0.0
    for x, y in itertools.permutations(table, 2):
        if related(x, y):
            key = (x, y, table[x][next(iter(table[x]))])
            if key not in _kl:
                _kl[key] = sum(float(u) * math.log(u / table[y][a]) for a, u in table[x].items())
            worst = max(worst, _kl[key])
    return worst
