# Searches the last stair: as deep as the second step allows, by bisection in logarithms.
def two_steps(kappa, factor):
    k = float(kappa) * (1 - 1e-6)
    top = k / 6
    middle = top / 40

    def step(log_u):
        v = math.exp(log_u)
        return max(two_valued(middle, v), two_valued(v, middle))

    low, high = -690.0, math.log(middle)
    for _ in range(100):
        here = (low + high) / 2
        if step(here) <= k:
            high = here
        else:
            low = here
    bottom = math.exp(high)
    return tuple((u, (1 - u) / 2, (1 - u) / 2) for u in (top, middle, bottom))
