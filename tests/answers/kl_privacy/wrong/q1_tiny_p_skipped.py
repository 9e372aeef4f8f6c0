# Wrong where p is positive but tiny (1e-15) at an output that q cannot give.
def mean_loss(p, q):
    total = 0.0
    for output, u in p.items():
        if u < 1e-12:
            continue
        v = q.get(output, 0)
        if v == 0:
            return math.inf
        total += u * math.log(u / v)
    return total
