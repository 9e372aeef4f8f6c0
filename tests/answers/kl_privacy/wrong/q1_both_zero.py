# Wrong where p names an output with probability 0 and q has it not (or with 0).
def mean_loss(p, q):
    total = 0.0
    for output, u in p.items():
        v = q.get(output, 0)
        if v == 0:
            return math.inf
        if u > 0:
            total += u * math.log(u / v)
    return total
