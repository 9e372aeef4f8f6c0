# Wrong if the worst pair is not the one furthest apart in total variation: yes with 1/2, 3/10, 12/100 for (), (0,), (0, 0) under membership gives 0.087, not 0.115.
def least_kappa(table, related):
    def variation(pair):
        p, q = pair
        return sum(abs(p[a] - q[a]) for a in p) / 2

    rows = [(table[x], table[y]) for x, y in itertools.combinations(table, 2) if related(x, y)]
    if not rows:
        return 0
    p, q = max(rows, key=variation)
    return max(sum(u * math.log(u / b[k]) for k, u in a.items()) for a, b in ((p, q), (q, p)))
