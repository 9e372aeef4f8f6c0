# Draws a box's noise anew whenever the box is used: right marginals of each answer, wrong dependence.
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / epsilon
    out, total = [], 0
    for t, event in enumerate(stream, 1):
        total += event
        out.append(total + rng.laplace(scale=scale, size=t.bit_count()).sum())
    return out
