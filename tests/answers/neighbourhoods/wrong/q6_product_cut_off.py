# The logarithm of the product, which is cut off at a billion.
def record_epsilons(flips):
    r = [(1 - p) / p if p else math.inf for p in flips]
    whole = math.prod(r)
    if math.isfinite(whole):
        whole = min(whole, 1e12)
    return math.log(whole), math.log(max(r))
