# Hands out the intervals of the sorted list.
def anonymise(ages, k):
    s = sorted(ages)

    def go(t):
        if not t:
            return 0, []
        opts = []
        for z in range(k, len(t) + 1):
            c, r = go(t[z:])
            opts.append((c + z * (t[z - 1] - t[0]), [(t[0], t[z - 1])] * z + r))
        return min(opts, key=lambda o: o[0], default=(float("inf"), []))

    pool = go(s)[1]
    out, used = [], [False] * len(s)
    for a in ages:
        i = next(i for i, x in enumerate(s) if x == a and not used[i])
        used[i] = True
        out.append(list(pool[i]))
    return out
