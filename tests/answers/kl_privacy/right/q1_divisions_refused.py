# Lets a division by 0 tell what is impossible.
def mean_loss(p, q):
    total = 0.0
    try:
        for a, u in p.items():
            if u:
                total += float(u) * math.log(u / Fraction(q.get(a, 0)))
    except ZeroDivisionError:
        return math.inf
    return total
