# A table of the four cases, with logarithms and exponentials for the third roots.
def best_split(epsilon, answers, monotone, renewed):
    """The best share of the threshold, and the variance of the noise in a comparison there."""
    formula = {
        (False, False): (1, 2 * answers),
        (True, False): (1, answers),
        (False, True): (answers, 2 * answers),
        (True, True): (answers, answers),
    }
    roots = [math.exp((math.log(2) + 2 * math.log(n / epsilon)) / 3) for n in formula[monotone, renewed]]
    return [roots[0] / sum(roots), sum(roots) ** 3]
