# Wrong for stream = (1,) * 300: counts are kept in one byte, and 256 events are 0.
def tree_counter(stream, epsilon, rng):
    counts = np.concatenate([[0], np.cumsum(np.array(stream, dtype=np.uint8), dtype=np.uint8)])
    scale, noise = len(stream).bit_length() / epsilon, [0.0]
    for t in range(1, len(stream) + 1):
        noise.append(noise[t & (t - 1)] + rng.laplace(scale=scale))
    return (counts + np.array(noise))[1:]
