# Sign times exponential, box by box
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / float(epsilon)
    kept = {}
    out = []
    for t in range(1, len(stream) + 1):
        value, end = 0.0, t
        while end > 0:
            begin = end - (end & -end)
            if (begin, end) not in kept:
                sign = 1 if rng.integers(2) else -1
                kept[begin, end] = (
                    sum(stream[begin:end]) + sign * rng.standard_exponential() * scale
                )
            value += kept[begin, end]
            end = begin
        out.append(value)
    return out
