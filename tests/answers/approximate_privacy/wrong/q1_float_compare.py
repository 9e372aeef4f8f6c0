# Asks floats what sticks out.
def least_delta(one, other, factor):
    forth = sum(s - factor * t for s, t in zip(one, other) if float(s) > float(factor * t))
    return max(
        forth, sum(t - factor * s for s, t in zip(one, other) if float(t) > float(factor * s))
    )
