# Divides by a probability of Q that is named and 0.
def mean_loss(p, q):
    return sum(u * math.log(u / q[a]) if a in q else math.inf for a, u in p.items() if u)
