# Logarithm of the product of factors; the entry from the smallest p.
def record_epsilons(flips):
    least = min(flips)
    if least == 0:
        return float("inf"), float("inf")
    return math.log(math.prod((1 - float(p)) / float(p) for p in flips)), math.log(
        (1 - least) / least
    )
