# Draws the noise of each box afresh at each step.
def tree_counter(stream, epsilon, rng):
    out = []
    for t in range(1, len(stream) + 1):
        boxes = t.bit_count()
        out.append(sum(stream[:t]) + sum(rng.laplace(scale=len(stream).bit_length() / epsilon) for _ in range(boxes)))
    return out
