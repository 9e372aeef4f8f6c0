# Boxes are summed in bytes, which wrap around at 256 events in one box
# Witness: 256 events: the last answer over 256, rounded; round(tree_counter((1,) * 256, 100, np.random.default_rng(1))[-1] / 256) gives 0, right is 1
def tree_counter(stream, epsilon, rng):
    bits = np.array(stream, dtype=np.uint8)
    scale = len(stream).bit_length() / epsilon
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        box = int(bits[t - b : t].sum(dtype=np.uint8))
        answers.append(answers[t - b] + box + rng.laplace(scale=scale))
    return answers[1:]
