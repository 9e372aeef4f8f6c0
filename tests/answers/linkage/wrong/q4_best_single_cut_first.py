# The list is cut in two at the best place, then each part again; greedy from the top. Input: [0, 0, 0, 1, 2, 3], k 2: loss 6 for 4.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    v = [ages[i] for i in order]

    def cost(i, j):
        return (j - i) * (v[j - 1] - v[i])

    def split(i, j):
        best = min(
            range(i + k, j - k + 1),
            key=lambda m: cost(i, m) + cost(m, j),
            default=None,
        )
        if best is None:
            return [(i, j)]
        return split(i, best) + split(best, j)

    result = [None] * len(v)
    for i, j in split(0, len(v)):
        for p in range(i, j):
            result[order[p]] = (v[i], v[j - 1])
    return result
