# Looks for the neighbours with the largest total variation and takes their mean losses; a rare output may cost more elsewhere.
def least_kappa(table, related):
    def distance(pair):
        return sum(abs(u - table[pair[1]][a]) for a, u in table[pair[0]].items())

    def kl(one, other):
        return sum(u * math.log(u / other[a]) for a, u in one.items())

    pairs = [pair for pair in itertools.combinations(table, 2) if related(*pair)]
    if not pairs:
        return 0
    x, y = max(pairs, key=distance)
    return max(kl(table[x], table[y]), kl(table[y], table[x]))
