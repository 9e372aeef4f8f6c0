# Right: products
def record_epsilons(flips):
    if min(flips) == 0:
        return [float("inf")] * 2
    least = float(min(flips))
    return [
        math.log(math.prod((1 - float(p)) / float(p) for p in flips)),
        math.log1p((1 - 2 * least) / least),
    ]
