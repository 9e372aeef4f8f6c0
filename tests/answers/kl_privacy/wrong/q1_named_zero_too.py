# Wrong where q names an output with probability 0 that p can give.
def mean_loss(p, q):
    total = 0.0
    for output, u in p.items():
        if u > 0:
            if output not in q:
                return math.inf
            total += u * math.log(u / q[output])
    return total
