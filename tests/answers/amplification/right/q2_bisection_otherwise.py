# Both by bisection of the theorem.
def plan(epsilon, target, rate):
    epsilon, target, rate = float(epsilon), float(target), float(rate)

    def spent(g, e):
        return math.log1p(g * math.expm1(e))

    def largest(keeps, high):
        if keeps(high):
            return high
        low = 0.0
        for _ in range(200):
            mid = (low + high) / 2
            if keeps(mid):
                low = mid
            else:
                high = mid
        return low

    return (
        largest(lambda g: spent(g, epsilon) <= target, 1.0),
        largest(lambda e: spent(rate, e) <= target, 32.0),
    )
