# A third output that says nothing, and δ spread over the rest.
def counterexample(factor, delta):
    w = 1 - delta * (1 - delta) / 2
    p = (1 - delta / w) / (1 + factor)
    return [w * (1 - p), 1 - w, w * p, 0], [w * p, 1 - w, w * (1 - p), 0]
