# Wrong for small numbers e^t - 1 is taken for t: epsilon 0.05, target 0.01.
def plan(epsilon, target, rate):
    def less_one(t):
        return t if t < 0.06 else math.exp(t) - 1

    return (
        min(1, less_one(target) / less_one(epsilon)),
        math.log1p(less_one(target) / rate),
    )
