# All ways to cut the sorted list, by bit masks; the best is kept.
def anonymise(ages, k):
    n = len(ages)
    order = sorted(range(n), key=ages.__getitem__)
    best, best_loss = None, None
    for mask in range(2 ** (n - 1)):
        ends = [0] + [i + 1 for i in range(n - 1) if mask >> i & 1] + [n]
        pieces = list(zip(ends, ends[1:]))
        if any(j - i < k for i, j in pieces):
            continue
        loss = sum((j - i) * (ages[order[j - 1]] - ages[order[i]]) for i, j in pieces)
        if best_loss is None or loss < best_loss:
            best, best_loss = pieces, loss
    answer = np.zeros((n, 2), dtype=int)
    for i, j in best:
        answer[order[i:j]] = ages[order[i]], ages[order[j - 1]]
    return answer
