# Outputs with probability below 1e-12 under x' are dropped as rounding errors.
# Witness: least_kappa({(0,): {"a": Fraction(1, 2), "b": Fraction(1, 2)}, (1,): {"a": Fraction(1, 10**20), "b": 1 - Fraction(1, 10**20)}}, lambda x, y: True) returns 0.6931471805599453; right is 22.33270374938051.
def least_kappa(table, related):
    worst = 0.0
    for x, y in itertools.permutations(table, 2):
        if related(x, y):
            q = table[y]
            worst = max(worst, sum(float(u) * math.log(u / q[a]) for a, u in table[x].items() if q[a] > 1e-12))
    return worst
