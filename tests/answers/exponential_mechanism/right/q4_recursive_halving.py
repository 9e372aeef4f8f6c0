# Halves the interval recursively, on a logarithmic scale of epsilon.
def epsilon_for_best(utilities, sensitivity, t):
    ordered = sorted(utilities)

    def chance(epsilon):
        return 1 / math.fsum(math.exp(epsilon * (u - ordered[-1]) / sensitivity / 2) for u in ordered)

    def search(low, high, depth):
        middle = math.sqrt(low * high)
        if depth == 0:
            return middle
        return search(low, middle, depth - 1) if chance(middle) >= t else search(middle, high, depth - 1)

    if t <= 1 / len(ordered):
        return 0
    if t >= 1 / ordered.count(ordered[-1]):
        return math.inf
    return search(1e-9, 1e6, 90)
