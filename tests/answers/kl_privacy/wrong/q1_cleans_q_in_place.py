# Removes impossible outputs from the caller's q.
def mean_loss(p, q):
    for output in [a for a, v in q.items() if v == 0]:
        del q[output]
    total = 0
    for output, u in p.items():
        if u == 0:
            continue
        if output not in q:
            return math.inf
        total += u * math.log(u / q[output])
    return total
