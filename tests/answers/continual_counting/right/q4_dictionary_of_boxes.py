# Keeps every box in a dictionary and draws its noise when it is used for the first time.
def tree_counter(stream, epsilon, rng):
    """The running sums of a stream, by noisy boxes of a tree."""
    scale = len(stream).bit_length() / epsilon
    sums = [0, *itertools.accumulate(stream)]
    boxes: dict[tuple[int, int], float] = {}

    def noisy(first, last):
        if (first, last) not in boxes:
            boxes[first, last] = sums[last] - sums[first] + rng.laplace(scale=scale)
        return boxes[first, last]

    def parts(t):
        start = 0
        for k in reversed(range(t.bit_length())):
            if t >> k & 1:
                yield start, start + 2**k
                start += 2**k

    return [math.fsum(noisy(*box) for box in parts(t)) for t in range(1, len(stream) + 1)]
