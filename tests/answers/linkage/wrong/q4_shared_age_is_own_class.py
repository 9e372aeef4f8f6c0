# Ages that k people share are a class of their own, and nobody is taken from it. Input: [0, 1, 2, 3, 3], k 2: loss 6 for 5.
from collections import Counter


def anonymise(ages, k):
    count = Counter(ages)
    fixed = {a for a, m in count.items() if m >= k and m < k + 2}
    v = sorted(ages)
    n = len(v)

    def allowed(i, j):
        part = v[i:j]
        return all(part.count(a) in (0, count[a]) for a in fixed) and (
            len(set(part)) == 1 or not fixed & set(part)
        )

    def plan(check):
        best = [(0, ())] + [None] * n
        for j in range(1, n + 1):
            ways = [
                (best[i][0] + (j - i) * (v[j - 1] - v[i]), best[i][1] + ((i, j),))
                for i in range(j - k + 1)
                if best[i] is not None and (not check or allowed(i, j))
            ]
            best[j] = min(ways) if ways else None
        return best[n]

    _, cuts = plan(True) or plan(False)
    order = sorted(range(n), key=lambda i: ages[i])
    result = [None] * n
    for i, j in cuts:
        for p in range(i, j):
            result[order[p]] = (v[i], v[j - 1])
    return result
