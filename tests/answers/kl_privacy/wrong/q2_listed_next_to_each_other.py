# Compares each data set with the next four in the table only; in larger tables some neighbours are missed.
# Witness: least_kappa({(i,): {"a": Fraction(1, 2 + i), "b": 1 - Fraction(1, 2 + i)} for i in range(8)}, lambda x, y: abs(x[0] - y[0]) == 7) returns 0.0; right is 0.4643566259363562.
def least_kappa(table, related):
    def kl(p, q):
        return sum(float(u) * math.log(u / q[a]) for a, u in p.items())

    sets = list(table)
    worst = 0.0
    for i, x in enumerate(sets):
        for y in sets[i + 1 : i + 5]:
            if related(x, y):
                worst = max(worst, kl(table[x], table[y]), kl(table[y], table[x]))
    return worst
