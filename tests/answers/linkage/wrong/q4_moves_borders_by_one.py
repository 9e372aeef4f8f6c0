# Begins with classes of k and moves each border while that helps, which ends too early.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    v, n = [ages[i] for i in order], len(ages)
    ends = [*range(0, n - k + 1, k), n] if n >= k else [0, n]
    ends = sorted({*ends})
    if ends[-1] - ends[-2] < k:
        ends.pop(-2)

    def loss(e):
        if min(b - a for a, b in itertools.pairwise(e)) < k:
            return math.inf
        return sum((b - a) * (v[b - 1] - v[a]) for a, b in itertools.pairwise(e))

    moved = True
    while moved:
        moved = False
        for place in range(1, len(ends) - 1):
            for step in (-1, 1):
                other = [*ends[:place], ends[place] + step, *ends[place + 1 :]]
                if loss(other) < loss(ends):
                    ends, moved = other, True
    result = [None] * n
    for a, b in itertools.pairwise(ends):
        for i in range(a, b):
            result[order[i]] = (v[a], v[b - 1])
    return result
