# Makes texts of all outputs, so that 1 and "1" are one.
def mean_loss(p, q):
    q = {str(a): v for a, v in q.items()}
    total = 0.0
    for a, u in p.items():
        if u:
            v = q.get(str(a), 0)
            total += u * math.log(u / v) if v else math.inf
    return total
