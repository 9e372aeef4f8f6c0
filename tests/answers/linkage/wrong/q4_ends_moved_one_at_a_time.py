# Starts from classes of k and moves one cut by one person as long as that helps; it ends in a local minimum. Input: ages 111, 113, 32, 65, 50, 68, 87, 38, k = 3: 294 instead of 258.
def anonymise(ages, k):
    n = len(ages)
    order = sorted(range(n), key=lambda i: ages[i])
    v = [ages[i] for i in order]

    def loss(cuts):
        parts = list(itertools.pairwise((0, *cuts, n)))
        if min(b - a for a, b in parts) < k:
            return math.inf
        return sum((b - a) * (v[b - 1] - v[a]) for a, b in parts)

    best = None
    for classes in range(1, n // k + 1):
        cuts = [k * (i + 1) for i in range(classes - 1)]
        better = True
        while better:
            better = False
            for i in range(len(cuts)):
                for step in (-1, 1):
                    other = cuts[:i] + [cuts[i] + step] + cuts[i + 1 :]
                    if loss(other) < loss(cuts):
                        cuts, better = other, True
        if best is None or loss(cuts) < loss(best):
            best = cuts
    result = [None] * n
    for a, b in itertools.pairwise((0, *best, n)):
        for place in range(a, b):
            result[order[place]] = (v[a], v[b - 1])
    return result
