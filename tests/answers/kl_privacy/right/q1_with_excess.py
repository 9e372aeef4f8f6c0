# Adds u ln(u/v) - u + v, which is never negative, over all outputs, and corrects by the sums.
def mean_loss(p, q):
    outputs = set(p) | set(q)
    total = correction = 0.0
    for a in outputs:
        u, v = float(p.get(a, 0)), float(q.get(a, 0))
        if u and not v:
            return float("inf")
        total += (u * math.log(u / v) - u + v) if u else v
        correction += u - v
    return total + correction
