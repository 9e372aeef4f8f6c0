# The search ends at a million people. Input: 99.917, 1/10, 1/10: locally 199668138 are needed.
def people_needed(bound, epsilon, error):
    scale, top = bound / epsilon, 10**6

    def first(fits):
        low, high = 0, top
        while high - low > 1:
            n = (low + high) // 2
            low, high = (low, n) if fits(n) else (n, high)
        return high

    return first(lambda n: 2**0.5 * scale / n <= error), first(
        lambda n: 2 * scale**2 / n <= error**2
    )
