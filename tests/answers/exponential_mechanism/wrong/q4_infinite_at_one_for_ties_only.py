# Wrong for [3, 2, 1], 1, 1: a clear winner is never picked for certain either, but floats "reach" 1 near ε = 73.
def epsilon_for_best(utilities, sensitivity, t):
    top = max(utilities)
    others = [u - top for u in utilities if u != top]
    m = len(utilities) - len(others)

    def enough(s):  # s is ε / 2Δ
        return t * (m + sum(math.exp(s * d) for d in others)) <= 1

    if enough(0) or t == 1 / len(utilities):
        return 0
    if t >= 1 / m:
        return math.inf

    def search(low, high, depth):
        if depth == 0:
            return high
        middle = (low + high) / 2
        return search(low, middle, depth - 1) if enough(middle) else search(middle, high, depth - 1)

    return 2 * sensitivity * search(0, 64, 90)
