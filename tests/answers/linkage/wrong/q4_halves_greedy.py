# Cuts in two at the place that is best now, and goes on with the halves: greedy from the top.
def anonymise(ages, k):
    order = sorted(range(len(ages)), key=lambda i: ages[i])
    v = [ages[i] for i in order]
    result = [None] * len(v)

    def cut(i, j):
        whole = (j - i) * (v[j - 1] - v[i])
        ways = [
            ((m - i) * (v[m - 1] - v[i]) + (j - m) * (v[j - 1] - v[m]), m)
            for m in range(i + k, j - k + 1)
        ]
        if ways and min(ways)[0] <= whole:
            m = min(ways)[1]
            cut(i, m)
            cut(m, j)
        else:
            for t in range(i, j):
                result[order[t]] = (v[i], v[j - 1])

    cut(0, len(v))
    return result
