# Keeps the sum and the largest in a loop.
def record_epsilons(flips):
    total = largest = 0.0
    for p in flips:
        if p == 0:
            return math.inf, math.inf
        loss = math.log1p(-p) - math.log(p)
        total += loss
        largest = max(largest, loss)
    return total, largest
