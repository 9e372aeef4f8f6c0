# The logarithm of the product.
def record_epsilons(flips):
    r = [(1 - p) / p if p else math.inf for p in flips]
    return math.log(math.prod(r)), math.log(max(r))
