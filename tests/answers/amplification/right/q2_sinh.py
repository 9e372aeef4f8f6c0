# Through hyperbolic sines.
def plan(epsilon, target, rate):
    def minus_one(e):
        return 2 * math.exp(e / 2) * math.sinh(e / 2)

    return min(minus_one(target) / minus_one(epsilon), 1), math.log1p(minus_one(target) / rate)
