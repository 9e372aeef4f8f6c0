# Halving over whole numbers.
def people_needed(bound, epsilon, error):
    def least(sd):
        low, high = 0, 1
        while sd(high) > error:
            high *= 2
        while high - low > 1:
            mid = (low + high) // 2
            low, high = (low, mid) if sd(mid) <= error else (mid, high)
        return high

    s = bound / epsilon
    return least(lambda n: math.sqrt(2) * s / n), least(lambda n: math.sqrt(2 * s * s / n))
