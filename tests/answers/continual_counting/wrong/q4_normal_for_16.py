# Boxes of 16 and more steps have normal noise of the same variance.
def tree_counter(stream, epsilon, rng):
    s, a = len(stream).bit_length() / epsilon, [0.0]
    for t in range(1, len(stream) + 1):
        b = t & (t - 1)
        z = rng.laplace(scale=s) if t - b < 16 else rng.normal(scale=s * 2**0.5)
        a.append(a[b] + sum(stream[b:t]) + z)
    return a[1:]
