# Treats every mechanism as one that says yes or no: the first output against all the others.
# Witness: least_kappa({(0,): {"a": Fraction(1, 3), "b": Fraction(1, 6), "c": Fraction(1, 2)}, (1,): {"a": Fraction(1, 3), "b": Fraction(1, 2), "c": Fraction(1, 6)}}, lambda x, y: True) returns 0.0; right is 0.3662040962227033.
def least_kappa(table, related):
    worst = 0.0
    for x, y in itertools.permutations(table, 2):
        if related(x, y):
            first = next(iter(table[x]))
            u, v = table[x][first], table[y][first]
            if u < 1:
                worst = max(worst, u * math.log(u / v) + (1 - u) * math.log((1 - u) / (1 - v)))
    return worst
