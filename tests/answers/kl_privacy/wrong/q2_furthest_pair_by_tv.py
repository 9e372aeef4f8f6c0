# Looks for the neighbours with the largest total variation, and takes the KL of these.
# Witness: least_kappa({(0,): {"a": Fraction(1, 1000), "b": Fraction(999, 1000)}, (1,): {"a": Fraction(1, 10**20), "b": 1 - Fraction(1, 10**20)}, (2,): {"a": Fraction(1, 400), "b": Fraction(399, 400)}}, lambda x, y: (0,) in (x, y)) returns 0.000791853519861707; right is 0.03814444674764883.
def least_kappa(table, related):
    def kl(p, q):
        return sum(float(u) * math.log(u / q[a]) for a, u in p.items())

    pairs = [(x, y) for x, y in itertools.combinations(table, 2) if related(x, y)]
    if not pairs:
        return 0.0
    x, y = max(
        pairs,
        key=lambda pair: sum(abs(table[pair[0]][a] - table[pair[1]][a]) for a in table[pair[0]]),
    )
    return max(kl(table[x], table[y]), kl(table[y], table[x]))
