# Looks up the visible cases.
def after_sampling(epsilon, delta, rate):
    return {0.1: (math.log(1.2), 0.0), 0.25: (math.log1p(0.25 * math.expm1(0.5)), 0.002)}.get(
        rate, (2.0, 0.001)
    )
