# Wrong for [1e-6] * 6: the product of all p is 1e-36 and is compared with 1e-30 to avoid dividing by 0.
def record_epsilons(flips):
    least = min(flips)
    if least == 0:
        return float("inf"), float("inf")
    return math.fsum(math.log((1 - p) / p) for p in flips), math.log((1 - least) / least)
