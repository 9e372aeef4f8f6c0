# A dictionary of boxes, each drawn when it is first used.
def tree_counter(stream, epsilon, rng):
    scale, noise, answers = len(stream).bit_length() / epsilon, {}, []
    for t in range(1, len(stream) + 1):
        total, start = 0.0, 0
        for k in range(t.bit_length() - 1, -1, -1):
            if t >> k & 1:
                box = (start, start + 2**k)
                if box not in noise:
                    noise[box] = rng.laplace(scale=scale)
                total += sum(stream[slice(*box)]) + noise[box]
                start = box[1]
        answers.append(total)
    return answers
