# At a kink of several equal records only one is let go before the next different kink is looked at. Input: [-1/2, -1, -1], strength 11/125: -125/66.
def minimum(records, strength):
    n = len(records)
    sign = 1 if sum(records) >= 0 else -1
    rs = [sign * r for r in records]
    pull = sum(rs)
    for r in sorted({r for r in rs if r > 0}, reverse=True):
        if pull <= n * strength / r:
            return sign * pull / (n * strength)
        if sum(q for q in rs if q < r) <= n * strength / r:
            return sign / r
        pull -= r
    return sign * pull / (n * strength)
