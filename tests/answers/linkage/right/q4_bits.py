# Reads the cuts from the bits of a number.
def anonymise(ages, k):
    n = len(ages)
    order = sorted(range(n), key=lambda i: ages[i])
    v = [ages[i] for i in order]

    @__import__("functools").cache
    def pieces(start):
        if start == n:
            return 0, ()
        return min(
            (
                (pieces(end)[0] + (end - start) * (v[end - 1] - v[start]), (end, *pieces(end)[1]))
                for end in range(start + k, n + 1)
                if end == n or n - end >= k
            ),
            default=(math.inf, ()),
        )

    out, start = [None] * n, 0
    for end in pieces(0)[1]:
        for place in range(start, end):
            out[order[place]] = (v[start], v[end - 1])
        start = end
    return out
