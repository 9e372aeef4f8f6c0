# Weights beyond 10 in size are thought impossible and cut off. Input: [1/30], strength 1/1000: the minimum is 30.
def minimum(records, strength):
    n, rows = len(records), sorted(records)
    limit = Fraction(10)

    def risk(w):
        return sum(max(0, 1 - r * w) for r in rows) / n + strength / 2 * w**2

    places = [1 / r for r in rows if r]
    for i in range(n):
        places += [sum(rows[: i + 1]) / (n * strength), sum(rows[i:]) / (n * strength)]
    return min((max(-limit, min(limit, w)) for w in places), key=risk)
