# Both numbers by bisection of the theorem's formula.
def plan(epsilon, target, rate):
    def least(good, high):
        low = 0.0
        for _ in range(200):
            middle = (low + high) / 2
            low, high = (middle, high) if good(middle) else (low, middle)
        return low

    def after(e, share):
        return math.log1p(share * math.expm1(e))

    if after(epsilon, 1.0) <= target:
        first = 1.0
    else:
        first = least(lambda share: after(epsilon, share) <= target, 1.0)
    return np.array([first, least(lambda e: after(e, rate) <= target, 40.0)])
