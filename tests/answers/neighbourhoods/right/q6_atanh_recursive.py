# By atanh recursive.
def record_epsilons(flips):
    if not flips:
        return [0.0, 0.0]
    total, worst = record_epsilons(flips[1:])
    here = 2 * math.atanh(1 - 2 * flips[0]) if flips[0] > 0.1 else math.log(1 / flips[0] - 1) if flips[0] else math.inf
    return [total + here, max(worst, here)]
