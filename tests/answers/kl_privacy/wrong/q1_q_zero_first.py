# That q cannot give an output is asked first, also for outputs that p cannot give.
def mean_loss(p, q):
    total = 0.0
    for a, u in p.items():
        v = q.get(a, 0)
        if v == 0:
            return math.inf
        if u > 0:
            total += u * math.log(u / v)
    return total
