# Takes a loss of more than 20 for infinite.
def mean_loss(p, q):
    total = 0.0
    for a, u in p.items():
        if u:
            v = q.get(a, 0)
            loss = math.log(u / v) if v else math.inf
            total += float(u) * (loss if loss < 20 else math.inf)
    return total
