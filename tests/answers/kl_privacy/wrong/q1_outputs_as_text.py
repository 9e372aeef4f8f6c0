# Turns outputs into texts, so that 1 and '1' become one.
def mean_loss(p, q):
    p, q = ({str(a): u for a, u in row.items()} for row in (p, q))
    total = 0
    for output in sorted(p):
        u, v = p[output], q.get(output, 0)
        if u > 0:
            total += u * math.log(u / v) if v > 0 else math.inf
    return total
