# Lazy boxes exponentials.
def noisy_boxes(stream, scale, rng):
    drawn = {}

    def box(first, last):
        if (first, last) not in drawn:
            noise = scale * (rng.exponential() - rng.exponential())
            drawn[first, last] = sum(stream[first - 1 : last]) + noise
        return drawn[first, last]

    return box


def tree_counter(stream, epsilon, rng):
    levels = sum(1 for k in range(13) if 2**k <= len(stream))
    box = noisy_boxes(stream, levels / epsilon, rng)
    answers = []
    for t in range(1, len(stream) + 1):
        total, last = 0.0, t
        while last:
            first = (last & (last - 1)) + 1
            total += box(first, last)
            last = first - 1
        answers.append(total)
    return answers
