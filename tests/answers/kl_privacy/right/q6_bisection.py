# Makes both steps cost exactly what is allowed.
def two_steps(kappa, factor):
    def step_down(u):
        low, high = 1e-290, u
        for _ in range(400):
            v = math.sqrt(low) * math.sqrt(high)
            if two_valued(u, v) > kappa:
                low = v
            else:
                high = v
        return high

    u0 = kappa / (1.4 + math.log(factor))
    u1 = step_down(u0)
    u2 = step_down(u1)
    return [[u, 1 - u] for u in (u0, u1, u2)]
