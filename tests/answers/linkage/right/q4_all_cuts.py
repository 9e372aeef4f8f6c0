# Tries all ways to cut the sorted list.
def anonymise(ages, k):
    n, order = len(ages), sorted(range(len(ages)), key=lambda i: ages[i])
    best, chosen = math.inf, None
    for number in range(1, n // k + 1):
        for cuts in itertools.combinations(range(k, n - k + 1), number - 1):
            ends = [0, *cuts, n]
            if all(j - i >= k for i, j in itertools.pairwise(ends)):
                spans = [
                    (i, j, ages[order[i]], ages[order[j - 1]]) for i, j in itertools.pairwise(ends)
                ]
                loss = sum((j - i) * (high - low) for i, j, low, high in spans)
                if loss < best:
                    best, chosen = loss, spans
    result = [None] * n
    for i, j, low, high in chosen:
        for place in range(i, j):
            result[order[place]] = (low, high)
    return result
