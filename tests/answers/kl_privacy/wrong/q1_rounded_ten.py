# The result is rounded to ten decimals, which is much of a small KL.
def mean_loss(p, q):
    total = 0.0
    for a, u in p.items():
        if u:
            if not q.get(a, 0):
                return math.inf
            total += u * math.log(u / q[a])
    return round(total, 10)
