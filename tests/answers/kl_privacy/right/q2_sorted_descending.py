# Collects both orders for each unordered pair and sorts.
def least_kappa(table, related):
    def kl(p, q):
        total = 0.0
        for a in p:
            ratio = Fraction(p[a]) / q[a]
            total += float(p[a]) * (math.log(ratio.numerator) - math.log(ratio.denominator))
        return total

    found = [0.0]
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            found += [kl(table[x], table[y]), kl(table[y], table[x])]
    found.sort(reverse=True)
    return found[0]
