# Takes edit neighbours, whatever related says.
def least_kappa(table, related):
    def edit(x, y):
        return len(x) == len(y) and sum(a != b for a, b in zip(x, y)) == 1

    def kl(one, other):
        return sum(u * math.log(u / other[a]) for a, u in one.items())

    pairs = itertools.permutations(table, 2)
    return max((kl(table[x], table[y]) for x, y in pairs if edit(x, y)), default=0)
