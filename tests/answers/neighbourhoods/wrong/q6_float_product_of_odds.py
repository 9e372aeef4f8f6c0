# Wrong for [1e-6] * 6: the product of all p is 1e-36 and is compared with 1e-30 to avoid dividing by 0.
def record_epsilons(flips):
    truth, lie = math.prod(1 - p for p in flips), math.prod(flips)
    least = min(flips)
    whole = math.log(truth / lie) if lie > 1e-30 else math.inf
    return whole, math.log((1 - least) / least) if least else math.inf
