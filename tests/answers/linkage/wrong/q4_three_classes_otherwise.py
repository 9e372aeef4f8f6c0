# At most three classes are tried.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    n = len(v)
    best = None
    for number in range(3):
        for cuts in itertools.combinations(range(1, n), number):
            ends = list(itertools.pairwise((0, *cuts, n)))
            if all(j - i >= k for i, j in ends):
                loss = sum((j - i) * (v[j - 1] - v[i]) for i, j in ends)
                if best is None or loss < best[0]:
                    best = loss, ends
    result = [None] * n
    for i, j in best[1]:
        for t in range(i, j):
            result[order[t]] = (v[i], v[j - 1])
    return result
