# Classes have k or k + 1 people, others are tried only if that does not come out even. Input: [0, 0, 0, 0, 0, 0, 1, 1], k 3: loss 4 for 3.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    n = len(v)

    def plan(largest):
        best = [(0, 0)] + [(math.inf, None)] * n
        for j in range(1, n + 1):
            for i in range(max(0, j - largest), j - k + 1):
                loss = best[i][0] + (j - i) * (v[j - 1] - v[i])
                if loss < best[j][0]:
                    best[j] = (loss, i)
        return best

    best = plan(k + 1)
    if best[n][0] == math.inf:
        best = plan(n)
    result, j = [None] * n, n
    while j:
        i = best[j][1]
        for p in range(i, j):
            result[order[p]] = (v[i], v[j - 1])
        j = i
    return result
