# Solves (1 - p) (1 - δ) = c p.
def flip_needed(factor, delta):
    return (1 - delta) / (1 + factor - delta)
