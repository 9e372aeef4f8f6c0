# Looks only one class ahead: of the first class and all the rest the cheapest pair is taken, again and again. Input: [0, 0, 1, 1, 1, 2, 3], k 2: loss 5 for 2.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    n = len(v)
    result, i = [None] * n, 0
    while i < n:

        def price(j):
            rest = v[j:]
            pieces = [rest[m : m + k] for m in range(0, len(rest) - len(rest) % k, k)]
            if rest and pieces:
                pieces[-1] = pieces[-1] + rest[len(rest) - len(rest) % k :]
            return (j - i) * (v[j - 1] - v[i]) + sum(len(p) * (p[-1] - p[0]) for p in pieces)

        ends = [j for j in range(i + k, n + 1) if j == n or n - j >= k]
        j = min(ends, key=price)
        for p in range(i, j):
            result[order[p]] = (v[i], v[j - 1])
        i = j
    return result
