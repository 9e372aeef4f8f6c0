# Leaves out outputs that Q names with probability 0; only those that Q does not name count as impossible.
def mean_loss(p, q):
    total = 0
    for output, u in p.items():
        if u == 0:
            continue
        if output not in q:
            return math.inf
        if q[output] > 0:
            total += u * math.log(u / q[output])
    return total
