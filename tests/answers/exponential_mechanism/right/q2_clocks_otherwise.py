# A race of exponential clocks, compared by logarithms, one pick after the other
def pick(utilities, epsilon, sensitivity, draws, rng):
    rate = epsilon / (2 * sensitivity)
    return tuple(
        min((math.log(rng.standard_exponential()) - rate * u, a) for a, u in enumerate(utilities))[
            1
        ]
        for _ in range(draws)
    )
