# Wrong where q gives an output a probability below 1e-12 (1e-20 is allowed).
def mean_loss(p, q):
    total = 0.0
    for output, u in p.items():
        v = float(q.get(output, 0))
        if u == 0:
            continue
        if v < 1e-12:
            return math.inf
        total += float(u) * math.log(float(u) / v)
    return total
