# Unordered pairs, both orders of each, sorted at the end.
def least_kappa(table, related):
    def both():
        yield 0
        for x, y in itertools.combinations(reversed(table), 2):
            if related(y, x):
                for p, q in ((table[x], table[y]), (table[y], table[x])):
                    yield sum(u * math.log(u / q[a]) for a, u in p.items() if u != q[a])
    return sorted(both())[-1]
