# Running total.
def record_epsilons(flips):
    total = worst = 0.0
    for p in sorted(flips):
        loss = math.inf if p == 0 else math.log(1 - p) - math.log(p)
        total, worst = total + loss, max(worst, loss)
    return (total, worst)
