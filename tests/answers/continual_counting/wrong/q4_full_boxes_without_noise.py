# A box of four or more steps that are all events is published without noise ("it is full anyway"). Input: (1,) * 8.
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / epsilon
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        count = sum(stream[t - b : t])
        noise = rng.laplace(scale=scale)
        if b >= 4 and count == b:
            noise = 0.0
        answers.append(answers[t - b] + count + noise)
    return answers[1:]
