# By recursion over sets.
def least_kappa(table, related):
    def worst(sets):
        if len(sets) < 2:
            return np.float64(0)
        x, *rest = sets
        here = [table[x]]
        there = [table[y] for y in rest if related(y, x)]
        both = list(itertools.product(here, there)) + list(itertools.product(there, here))
        means = [sum(u * math.log(u / q[a]) for a, u in p.items()) for p, q in both]
        return max([worst(rest), *means])

    return worst(list(table))
