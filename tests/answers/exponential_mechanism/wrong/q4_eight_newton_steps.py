# Newton's method with eight steps only, too few for a t near its limit. Input: [1, 0], sensitivity 1, t 0.999999.
def epsilon_for_best(utilities, sensitivity, t):
    top = max(utilities)
    rates = [(top - u) / (2 * sensitivity) for u in utilities]
    k, m = len(rates), rates.count(0)
    if t <= 1 / k:
        return 0
    if t >= 1 / m:
        return math.inf
    e = 0.0
    for _ in range(8):
        w = [math.exp(-e * r) for r in rates]
        e += (sum(w) - 1 / t) / sum(a * r for a, r in zip(w, rates))
    return e
