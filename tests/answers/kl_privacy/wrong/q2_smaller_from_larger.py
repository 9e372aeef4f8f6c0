# Takes each pair once, the smaller data set first, and forgets the other order.
# Witness: least_kappa({(0,): {"a": Fraction(1, 10), "b": Fraction(9, 10)}, (1,): {"a": Fraction(1, 2), "b": Fraction(1, 2)}}, lambda x, y: True) returns 0.3680642071684971; right is 0.5108256237659907.
def least_kappa(table, related):
    worst = 0.0
    for x, y in itertools.permutations(table, 2):
        if str(x) < str(y) and related(x, y):
            worst = max(
                worst, sum(float(u) * math.log(u / table[y][a]) for a, u in table[x].items())
            )
    return worst
