# The size of the answer is bracketed by powers of ten, then cut by recursion on the logarithm.
def epsilon_for_best(utilities, sensitivity, t):
    gaps = [max(utilities) - u for u in utilities]
    if t <= 1 / len(gaps):
        return 0
    if t >= 1 / gaps.count(0):
        return math.inf

    def enough(x):
        e = math.exp(x)
        return sum(math.exp(-min(745, e * g / (2 * sensitivity))) for g in gaps) <= 1 / t

    def search(low, high, depth):
        if depth == 0:
            return math.exp(high)
        middle = (low + high) / 2
        if enough(middle):
            return search(low, middle, depth - 1)
        return search(middle, high, depth - 1)

    return search(math.log(1e-12), math.log(1e12), 90)
