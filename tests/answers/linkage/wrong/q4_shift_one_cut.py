# Starts from pieces of nearly equal size and shifts single cuts as long as that helps: stops at a local optimum.
def anonymise(ages, k):
    n = len(ages)
    order = sorted(range(n), key=lambda i: ages[i])
    v = [ages[i] for i in order]

    def loss(ends):
        return sum((j - i) * (v[j - 1] - v[i]) for i, j in itertools.pairwise(ends))

    def legal(ends):
        return all(j - i >= k for i, j in itertools.pairwise(ends))

    best = [0, n]
    for number in range(1, n // k + 1):
        ends = [round(i * n / number) for i in range(number + 1)]
        if not legal(ends):
            continue
        better = True
        while better:
            better = False
            for i in range(1, number):
                for step in (-1, 1):
                    other = list(ends)
                    other[i] += step
                    if legal(other) and loss(other) < loss(ends):
                        ends, better = other, True
        if loss(ends) < loss(best):
            best = ends
    result = [None] * n
    for i, j in itertools.pairwise(best):
        for p in range(i, j):
            result[order[p]] = (v[i], v[j - 1])
    return result
