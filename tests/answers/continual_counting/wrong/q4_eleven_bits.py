# Goes through eleven binary digits of a step, so that the answer of step 2048 adds up no box and is 0.
def tree_counter(stream, epsilon, rng):
    """The running sums of a stream, by noisy boxes of a tree."""
    scale = len(stream).bit_length() / epsilon
    boxes, told = {}, []
    for t in range(1, len(stream) + 1):
        total, start = 0.0, 0
        for k in range(10, -1, -1):
            if t >> k & 1:
                key = (start, start + 2**k)
                if key not in boxes:
                    boxes[key] = sum(stream[start : start + 2**k]) + rng.laplace(scale=scale)
                total += boxes[key]
                start += 2**k
        told.append(total)
    return told
